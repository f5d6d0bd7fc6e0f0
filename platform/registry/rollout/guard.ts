import type { Db } from '../../../api/src/database/database.ts';
import type { Verdict } from '../../calls/choices.ts';
import { judgeCanary } from '../health/compare.ts';
import { findTally } from '../health/health.store.ts';
import type { AreaState } from '../release.store.ts';
import type { StepEvidence } from './next-step.ts';

const meaning: Record<Verdict, StepEvidence['verdict']> = {
  stop: 'harm',
  'proven good': 'good',
  'not enough yet': 'unknown',
};

/** What the guard knows of the canary, and its visits since the rollout's step began. */
export async function evidenceOf(db: Db, state: AreaState, stepSince: Date): Promise<StepEvidence> {
  const judgement = await judgeCanary(db, state);
  if (!judgement || !state.canary) return { verdict: 'unknown', visits: 0 };
  const { visits } = await findTally(db, state.canary.row.id, stepSince);
  return { verdict: meaning[judgement.verdict], visits };
}
