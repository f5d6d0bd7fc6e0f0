import { addRehearsal } from '@vidya/contracts/release/rehearsal-calls';
import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { rehearsalEnvelope, rehearsalStatement } from '@vidya/contracts/server/provenance/rehearsal-statement';
import { remoteReleases, versionParams } from '@vidya/contracts/shapes/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import { releaserOf } from '../releaser.ts';
import type { createAddRehearsal } from './add-rehearsal.ts';

interface Services {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
  add: ReturnType<typeof createAddRehearsal>;
}

/** For whoever publishes a version. */
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
