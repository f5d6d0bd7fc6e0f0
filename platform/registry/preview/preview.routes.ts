import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
import { type RemoteReleases } from '../../calls/area-releases.ts';
import { endPreview, makePreview } from '../../calls/preview.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaserOf } from '../releaser.ts';
import type { Previews } from './preview.service.ts';

interface Services extends Previews {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
}

/** For administrators, and for the command line with its token. */
export function previewRoutes(app: FastifyInstance, { describeArea, make, end }: Services): void {
  route(app, makePreview, async ({ params: { name }, body, caller, request }) => ({
    data: await make(name, body, releaserOf(caller, request)),
  }));
  route(app, endPreview, async ({ params: { name, id }, caller, request }) => {
    await end(name, id, releaserOf(caller, request));
    return { data: await describeArea(name) };
  });
}
