import { limits } from '@vidya/contracts/rules/limits';
import { judge } from '../health/judge/judge.ts';
import type { Tally } from '../health/release-health.ts';

/** A version is good to go back to only when enough is known of it. */
export const isKnown = ({ visits }: Tally): boolean => visits >= limits.liveGuard.minRecordVisits;

const textOf = ({ visits, failed }: Tally): string =>
  `${failed} of ${visits}${visits === 0 ? '' : ` (${((failed / visits) * 100).toFixed(1)}%)`}`;

const failedOf = ({ visits, failed }: Tally) => ({ failed: { bad: failed, of: visits } });

/** That a live version is clearly worse than the one before was, as a sentence; null while it is not. */
export function liveHarm({ live, previous }: { live: Tally; previous: Tally }): string | null {
  const { verdict } = judge({ canary: failedOf(live), control: failedOf(previous) });
  if (verdict !== 'stop') return null;
  return `${textOf(live)} visits since its promotion failed; before it, ${textOf(previous)} did.`;
}
