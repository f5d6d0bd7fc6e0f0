import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
import { type RemoteReleases } from '../../calls/area-releases.ts';
import { addRehearsal } from '../../calls/rehearsal.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaserOf } from '../releaser.ts';
import type { createAddRehearsal } from './add-rehearsal.ts';

interface Services {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
  add: ReturnType<typeof createAddRehearsal>;
}

/** For publishers of a version. */
export function rehearsalRoutes(app: FastifyInstance, { describeArea, add }: Services): void {
  route(app, addRehearsal, async ({ params, body, caller, request }) => {
    await add(params, body, releaserOf(caller, request));
    return { data: await describeArea(params.name) };
  });
}
