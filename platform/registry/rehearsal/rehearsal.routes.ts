import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import { addRehearsal } from '../../calls/rehearsal-calls.ts';
import type { RemoteReleases } from '../../calls/release-calls.ts';
import { remoteReleases, versionParams } from '../../calls/shapes/release.ts';
import { rehearsalEnvelope, rehearsalStatement } from '../../gate/provenance/rehearsal-statement.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaserOf } from '../releaser.ts';
import type { createAddRehearsal } from './add-rehearsal.ts';

interface Services {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
  add: ReturnType<typeof createAddRehearsal>;
}

/** For publishers of a version. */
export function rehearsalRoutes(app: FastifyInstance, { describeArea, add }: Services): void {
  route(app, addRehearsal, {
    access: policy['release.manage'],
    schema: { params: versionParams, body: z.union([rehearsalEnvelope, rehearsalStatement]), data: remoteReleases },
    handler: async ({ params, body, caller, request }) => {
      await add(params, body, releaserOf(caller, request));
      return { data: await describeArea(params.name) };
    },
  });
}
