import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import type { RemoteReleases } from '../../calls/release-calls.ts';
import { continueRollout, haltRollout, startRollout } from '../../calls/rollout-calls.ts';
import { areaParams, remoteReleases } from '../../calls/shapes/release.ts';
import { newRollout, rolloutContinuation, rolloutHalt } from '../../calls/shapes/rollout.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { areaChange } from '../areas/area-change.ts';
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
