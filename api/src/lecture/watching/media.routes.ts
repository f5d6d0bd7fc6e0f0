import { Readable } from 'node:stream';
import { anyId } from '@vidya/contracts/calls/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isNotModified } from '../../http/etag.ts';
import { plainRoute } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import { mediaBase } from '../lecture-view.ts';
import type { Media, MediaText } from './media.service.ts';

const place = z.object({
  lectureId: anyId,
  // The id alone identifies the file; the extension is for players.
  file: z
    .string()
    .transform((name) => name.replace(/\.[a-z0-9]+$/i, ''))
    .pipe(anyId),
});

async function sendText(request: FastifyRequest, reply: FastifyReply, file: MediaText): Promise<unknown> {
  reply
    .type(file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type)
    .header('etag', file.etag)
    // The browser may store it but must revalidate: after a logout or the end of access, its cache shows nothing.
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (isNotModified(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  reply.header('content-length', file.bytes);
  // A HEAD response has headers only: an empty stream keeps the content-length.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await file.open());
}

/**
 * Videos, captions and posters: checks access on every request. Playlists and captions come from here; whatever is large
 * comes from a signed address, to which this one redirects.
 */
export function mediaRoutes(app: FastifyInstance, media: Media): void {
  plainRoute(app, {
    name: 'lectureMedia',
    method: 'GET',
    url: `${mediaBase}/:lectureId/:file`,
    // The service asks for more than a preview.
    access: policy['lecture.preview'],
    handler: async (request, reply) => {
      const { lectureId, file: mediaId } = place.parse(request.params);
      const isOpened = Object.hasOwn(Object(request.query), 'open');
      const file = await media.findFile({ lectureId, mediaId, isOpened }, request.caller);
      if (typeof file !== 'string') return sendText(request, reply, file);
      return reply.header('cache-control', 'private, no-store').redirect(file, 302);
    },
  });
}
