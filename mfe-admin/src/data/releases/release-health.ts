import type { VersionHealth } from '@vidya/contracts/release/release-calls';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';

/** Plain numbers of pages, shown if there are any. */
const counts = ['renderFailed', 'hydrationFailed'] as const;

export type Measure = 'failed' | (typeof counts)[number] | 'loadMs' | 'lcpMs' | 'inpMs';

/** The compared measures, in order; `aside` explains the label. */
export const measures: { measure: Measure; label: string; aside?: string }[] = [
  { measure: 'failed', label: 'Failed visits' },
  { measure: 'renderFailed', label: 'Pages not rendered' },
  { measure: 'hydrationFailed', label: 'Pages not hydrated' },
  { measure: 'loadMs', label: 'Load time' },
  { measure: 'lcpMs', label: 'Largest paint', aside: 'LCP' },
  { measure: 'inpMs', label: 'Answer to input', aside: 'INP' },
];

export const hasEnough = (health: VersionHealth | null | undefined): health is VersionHealth =>
  health !== null && health !== undefined && health.visits >= limits.canary.minVisits;

/** A share of visits, or ms; null if not measured. */
const valueOf = (health: VersionHealth, measure: Measure): number | null =>
  measure === 'failed' ? health.failed / health.visits : health[measure];

const time = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const percent = (share: number): string => `${count(Math.round(share * 1000) / 10)}%`;

const isCount = (measure: Measure): boolean => counts.some((one) => one === measure);

/** Whether a row is worth showing for it. */
export const hasNumber = (health: VersionHealth | null, measure: Measure): boolean =>
  hasEnough(health) && (isCount(measure) ? valueOf(health, measure) !== 0 : measured(health, measure) !== '');

/** '0.4%', '12', '820 ms', '1.2 s'; '' if not measured. */
export function measured(health: VersionHealth, measure: Measure): string {
  const value = valueOf(health, measure);
  if (value === null) return '';
  if (isCount(measure)) return count(value);
  return measure === 'failed' ? percent(value) : time(value);
}

/** The difference is significant (95%), and at least one percentage point. */
function failsMore(canary: VersionHealth, live: VersionHealth): boolean {
  const shared = (canary.failed + live.failed) / (canary.visits + live.visits);
  const standardError = Math.sqrt(shared * (1 - shared) * (1 / canary.visits + 1 / live.visits));
  return canary.failed / canary.visits - live.failed / live.visits >= Math.max(0.01, 2 * standardError);
}

/** Smaller differences count as chance: 10% of the time, more with few visits, and at least 20 ms. */
const minSlower = (thanMs: number, visits: number): number =>
  Math.max(20, thanMs * Math.max(0.1, 1.5 / Math.sqrt(visits)));

/** Whether a canary is worse than the live version in a measure. Needs enough visits of both. */
export function isWorse(canary: VersionHealth | null, live: VersionHealth | null, measure: Measure): boolean {
  if (!hasEnough(canary) || !hasEnough(live)) return false;
  if (measure === 'failed') return failsMore(canary, live);
  // Failed rendering counts among the failed visits; a failed hydration stays unseen.
  if (isCount(measure)) return false;
  const [value, than] = [canary[measure], live[measure]];
  return value !== null && than !== null && value - than >= minSlower(than, Math.min(canary.visits, live.visits));
}

/** Undefined until both versions have enough visits. */
export function comparison(canary: VersionHealth | null, live: VersionHealth | null): 'worse' | 'asGood' | undefined {
  if (!hasEnough(canary) || !hasEnough(live)) return undefined;
  return measures.some(({ measure }) => isWorse(canary, live, measure)) ? 'worse' : 'asGood';
}
