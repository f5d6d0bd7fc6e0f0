import { anyId } from '@vidya/contracts/calls/fields';
import { addPicture } from '@vidya/contracts/calls/structure';
import { getArticle } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plainRoute } from '../../http/route.ts';
import { bytesOf } from '../../http/uploads.ts';
import { policy } from '../../policy/policy.ts';
import { route } from '../../policy/route.ts';
import type { LectureAuthoring } from '../authoring.service.ts';
import type { Articles } from './article.service.ts';
import { pictureBase } from './picture-html.ts';

const file = z.object({ pictureId: anyId, format: z.enum(['webp', 'avif']) });

/** Routes to read articles, and for their pictures. */
export function articleRoutes(
  app: FastifyInstance,
  { articles, authoring }: { articles: Articles; authoring: Pick<LectureAuthoring, 'mayTeach'> },
): void {
  route(app, getArticle, async ({ params, caller }) => ({ data: await articles.getArticle(params, caller) }));
  route(
    app,
    addPicture,
    async ({ params: { courseId }, files: { picture }, caller }) => ({
      data: await articles.addPicture(courseId, await bytesOf(picture), caller),
    }),
    {
      files: { picture: { maxBytes: limits.uploadMax.imageBytes } },
      mayUpload: ({ params, caller }) => authoring.mayTeach(params.courseId, caller),
    },
  );
  plainRoute(app, {
    name: 'articlePicture',
    method: 'GET',
    url: `${pictureBase}/:pictureId.:format`,
    // The service asks for more than a preview.
    access: policy['lecture.preview'],
    handler: async (request, reply) => {
      const { pictureId, format } = file.parse(request.params);
      const address = await articles.findPicture(pictureId, format, request.caller);
      return reply.header('cache-control', 'private, no-store').redirect(address, 302);
    },
  });
}
