import { endPreview, makePreview } from '@vidya/contracts/release/preview-calls';
import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { madePreview, previewRequest } from '@vidya/contracts/shapes/preview';
import { areaParams, remoteReleases } from '@vidya/contracts/shapes/release';
import { areaPartParams } from '@vidya/contracts/shapes/release-rights';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
