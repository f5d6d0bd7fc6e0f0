import { limits } from '@vidya/contracts/rules/limits';

const { minVisits, waitFactor } = limits.rollout;
const minuteMs = 60_000;

interface Timed {
  stepSince: Date;
  dwellMinutes: number;
}

/** When the next step may come at the earliest. */
export const nextAt = ({ stepSince, dwellMinutes }: Timed): Date =>
  new Date(stepSince.getTime() + dwellMinutes * minuteMs);

/** When a step with too few visits halts the rollout. */
export const haltsAt = ({ stepSince, dwellMinutes }: Timed): Date =>
  new Date(stepSince.getTime() + dwellMinutes * waitFactor * minuteMs);

export interface StepEvidence {
  /** Of the guard: whether the version does harm, is known to do none, or neither. */
  verdict: 'harm' | 'good' | 'unknown';
  /** Compared visits of the version since the step began. */
  visits: number;
}

export type Decision = { kind: 'wait' } | { kind: 'goOn' } | { kind: 'halt'; reason: string };

/**
 * What a running rollout does next. A step that has lasted long enough goes on when the guard knows the version to be
 * good, or sees no harm in at least `limits.rollout.minVisits` visits. With fewer it waits, then halts.
 */
export function decide(rollout: Timed & { share: number }, { verdict, visits }: StepEvidence, now: Date): Decision {
  // The guard stops the version itself.
  if (verdict === 'harm' || now < nextAt(rollout)) return { kind: 'wait' };
  if (verdict === 'good' || visits >= minVisits) return { kind: 'goOn' };
  if (now < haltsAt(rollout)) return { kind: 'wait' };
  const minutes = Math.round((now.getTime() - rollout.stepSince.getTime()) / minuteMs);
  return {
    kind: 'halt',
    reason: `Not enough yet: ${visits} visits in ${minutes} minutes at ${rollout.share}%; ${minVisits} are needed.`,
  };
}
