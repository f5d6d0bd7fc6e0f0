import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
import { type RemoteReleases } from '../../calls/area-releases.ts';
import { continueRollout, haltRollout, startRollout } from '../../calls/rollout.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { areaChange } from '../areas/area-change.ts';
import type { Rollouts } from './rollout.service.ts';

interface Services extends Rollouts {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
}

/** For administrators, and for the command line with its token. */
export function rolloutRoutes(app: FastifyInstance, { describeArea, start, halt, goOn }: Services): void {
  const change = areaChange(describeArea);
  route(app, startRollout, change(start));
  route(app, haltRollout, change(halt));
  route(app, continueRollout, change(goOn));
}
