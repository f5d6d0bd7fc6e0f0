import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { continueRollout, haltRollout, startRollout } from '@vidya/contracts/release/rollout-calls';
import { areaParams, remoteReleases } from '@vidya/contracts/shapes/release';
import { newRollout, rolloutContinuation, rolloutHalt } from '@vidya/contracts/shapes/rollout';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import { areaChange } from '../area-change.ts';
import type { Rollouts } from './rollout.service.ts';

interface Services extends Rollouts {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
}

/** For administrators, and for the command line with its token. */
export function rolloutRoutes(app: FastifyInstance, { describeArea, start, halt, goOn }: Services): void {
  const change = areaChange(describeArea);
  route(app, startRollout, {
    access: policy['release.promote'],
    schema: { params: areaParams, body: newRollout, data: remoteReleases },
    handler: change(start),
  });
  route(app, haltRollout, {
    access: policy['release.manage'],
    schema: { params: areaParams, body: rolloutHalt, data: remoteReleases },
    handler: change(halt),
  });
  route(app, continueRollout, {
    access: policy['release.promote'],
    schema: { params: areaParams, body: rolloutContinuation, data: remoteReleases },
    handler: change(goOn),
  });
}
