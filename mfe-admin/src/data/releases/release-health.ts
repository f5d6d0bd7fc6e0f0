import type { VersionHealth } from '@vidya/contracts/release/release-calls';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';

export type Measure = 'failed' | 'loadMs' | 'lcpMs' | 'inpMs';

/** What is compared, in order; `aside` explains the name. */
export const measures: { measure: Measure; label: string; aside?: string }[] = [
  { measure: 'failed', label: 'Failed visits' },
  { measure: 'loadMs', label: 'Load time' },
  { measure: 'lcpMs', label: 'Largest paint', aside: 'LCP' },
  { measure: 'inpMs', label: 'Answer to input', aside: 'INP' },
];

export const hasEnough = (health: VersionHealth | null | undefined): health is VersionHealth =>
  health !== null && health !== undefined && health.visits >= limits.canary.minVisits;

/** A share of visits, or ms; null when it was not measured. */
const valueOf = (health: VersionHealth, measure: Measure): number | null =>
  measure === 'failed' ? health.failed / health.visits : health[measure];

const time = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const percent = (share: number): string => `${count(Math.round(share * 1000) / 10)}%`;

/** '0.4%', '820 ms', '1.2 s'; '' when it was not measured. */
export function measured(health: VersionHealth, measure: Measure): string {
  const value = valueOf(health, measure);
  if (value === null) return '';
  return measure === 'failed' ? percent(value) : time(value);
}

/** Two shares of visits differ by more than chance would have it in 19 cases of 20, and by a percentage point. */
function failsMore(canary: VersionHealth, live: VersionHealth): boolean {
  const shared = (canary.failed + live.failed) / (canary.visits + live.visits);
  const standardError = Math.sqrt(shared * (1 - shared) * (1 / canary.visits + 1 / live.visits));
  return canary.failed / canary.visits - live.failed / live.visits >= Math.max(0.01, 2 * standardError);
}

/** Smaller differences are chance: a tenth of a time, more where few were measured, and 20 ms. */
const minSlower = (thanMs: number, visits: number): number =>
  Math.max(20, thanMs * Math.max(0.1, 1.5 / Math.sqrt(visits)));

/** Whether a canary does worse than the live version in something, where both were seen often enough. */
export function isWorse(canary: VersionHealth | null, live: VersionHealth | null, measure: Measure): boolean {
  if (!hasEnough(canary) || !hasEnough(live)) return false;
  if (measure === 'failed') return failsMore(canary, live);
  const [value, than] = [canary[measure], live[measure]];
  return value !== null && than !== null && value - than >= minSlower(than, Math.min(canary.visits, live.visits));
}

/** Undefined while one of the two was not seen often enough. */
export function comparison(canary: VersionHealth | null, live: VersionHealth | null): 'worse' | 'asGood' | undefined {
  if (!hasEnough(canary) || !hasEnough(live)) return undefined;
  return measures.some(({ measure }) => isWorse(canary, live, measure)) ? 'worse' : 'asGood';
}
