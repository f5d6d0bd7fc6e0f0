import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import { endPreview, makePreview } from '../../calls/preview-calls.ts';
import type { RemoteReleases } from '../../calls/release-calls.ts';
import { madePreview, previewRequest } from '../../calls/shapes/preview.ts';
import { areaParams, remoteReleases } from '../../calls/shapes/release.ts';
import { areaPartParams } from '../../calls/shapes/release-rights.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaserOf } from '../releaser.ts';
import type { Previews } from './preview.service.ts';

interface Services extends Previews {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
}

/** For administrators, and for the command line with its token. */
export function previewRoutes(app: FastifyInstance, { describeArea, make, end }: Services): void {
  const access = policy['release.manage'];
  route(app, makePreview, {
    access,
    schema: { params: areaParams, body: previewRequest, data: madePreview },
    handler: async ({ params: { name }, body, caller, request }) => ({
      data: await make(name, body, releaserOf(caller, request)),
    }),
  });
  route(app, endPreview, {
    access,
    schema: { params: areaPartParams, data: remoteReleases },
    handler: async ({ params: { name, id }, caller, request }) => {
      await end(name, id, releaserOf(caller, request));
      return { data: await describeArea(name) };
    },
  });
}
