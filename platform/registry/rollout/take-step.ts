import { passGateNow } from '../gate.ts';
import type { ReleaseChange } from '../release-change.ts';
import { refuseFrozen } from '../rights/freezes.ts';
import { makeCanary, makeLive } from '../version-change.ts';

interface Wanted {
  steps: number[];
  /** The index of the step to take. */
  index: number;
  reason: string;
}

/** 'Step 2 of 4 (5%)'. */
export const stepText = ({ steps, index }: Pick<Wanted, 'steps' | 'index'>): string =>
  `Step ${index + 1} of ${steps.length} (${steps[index]}%)`;

/**
 * Gives the version the share of a step; 100 makes it live. Throws 409 in a freeze, 422 when the gate refuses the
 * version by now.
 */
export async function takeStep(step: ReleaseChange, { steps, index, reason }: Wanted): Promise<void> {
  const { tx, rows, state, row } = step;
  await refuseFrozen(tx, row.name);
  await rows.verifyStoredFiles(row);
  await passGateNow(row, { tx, rows, live: state.live });
  const percent = steps[index] ?? 100;
  if (percent === 100) return makeLive(step, { action: 'release.promoted', reason });
  const cohort = state.canary?.row.id === row.id ? (state.canary.cohort ?? undefined) : undefined;
  await makeCanary(step, { percent, cohort, reason });
}
