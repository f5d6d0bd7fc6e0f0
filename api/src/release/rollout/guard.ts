import type { Db } from '../../database/database.ts';
import { findTally } from '../health/health.store.ts';
import { shouldStop } from '../health/release-health.ts';
import type { AreaState } from '../release.store.ts';
import type { StepEvidence } from './next-step.ts';

/** What the guard knows of the canary, and its visits since the rollout's step began. */
export async function evidenceOf(db: Db, { live, canary }: AreaState, stepSince: Date): Promise<StepEvidence> {
  if (!live || !canary) return { verdict: 'unknown', visits: 0 };
  const tried = await findTally(db, canary.row.id, canary.since);
  const { visits } = await findTally(db, canary.row.id, stepSince);
  const isHarm = shouldStop(tried, await findTally(db, live.id, live.liveSince ?? live.createdAt)) !== null;
  return { verdict: isHarm ? 'harm' : 'unknown', visits };
}
