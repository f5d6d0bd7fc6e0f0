import type { Db } from '../../../api/src/database/database.ts';
import type { LiveGuardView, RolloutView } from '../../calls/views.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { countCompared } from '../health/health.store.ts';
import { findLiveGuard } from '../live-guard/live-guard.store.ts';
import { haltsAt, nextAt } from './next-step.ts';
import { findRollout } from './rollout.store.ts';

/** The area's last rollout, as the release pages show it. */
export async function describeRollout(db: Db, name: RemoteName): Promise<RolloutView | null> {
  const rollout = await findRollout(db, name);
  if (!rollout) return null;
  const { version, steps, step, dwellMinutes, state, reason, startedBy, stepSince } = rollout;
  const isRunning = state === 'running';
  const visits = await countCompared(db, rollout.versionId, stepSince);
  return {
    version,
    steps,
    step,
    dwellMinutes,
    state,
    reason,
    by: startedBy,
    since: stepSince.toISOString(),
    nextAt: isRunning ? nextAt(rollout).toISOString() : null,
    haltsAt: isRunning ? haltsAt(rollout).toISOString() : null,
    visits,
  };
}

/** How the last promotion is or was watched. */
export async function describeLiveGuard(db: Db, name: RemoteName): Promise<LiveGuardView | null> {
  const guard = await findLiveGuard(db, name);
  if (!guard) return null;
  const { version, previous, until, state, reason } = guard;
  return { version, previous, until: until.toISOString(), state, reason };
}
