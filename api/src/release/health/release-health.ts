import { limits } from '@vidya/contracts/rules/limits';

/** Upper bounds of the histogram buckets, in ms. Do not change them: stored counts refer to them. */
const bounds = [
  10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 4000, 5000,
  6500, 8000, 10_000, 15_000, 30_000, 60_000,
];

export const timeMeasures = ['loadMs', 'lcpMs', 'inpMs'] as const;

/** A time that a browser can mean, in ms: others are forged or broken. */
export const clampMs = (ms: number): number => Math.min(Math.max(ms, 0), bounds.at(-1) ?? 0);

/** The bucket of a time in ms; negative times go to the first bucket, those over a minute to the last. */
export function bucketOf(ms: number): number {
  const found = bounds.findIndex((bound) => ms <= bound);
  return found < 0 ? bounds.length - 1 : found;
}

/** The 75th percentile in ms, interpolated within its bucket; null without counts. */
export function percentile75(counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = total * 0.75;
  for (const [bucket, upper] of bounds.entries()) {
    const count = counts.get(bucket) ?? 0;
    const lower = bounds[bucket - 1] ?? 0;
    if (count >= left && count > 0) return Math.round(lower + ((upper - lower) * left) / count);
    left -= count;
  }
  return bounds.at(-1) ?? null;
}

/** A version's page loads, and how many of them failed. */
export interface Tally {
  visits: number;
  failed: number;
}

const rateOf = ({ visits, failed }: Tally): number => failed / visits;
const percentText = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** The failure rate assumed for a live version with too few visits. */
const assumedRate = 0.02;

/**
 * The reason to stop a canary, or null. A canary stops when, over enough visits, its failure rate exceeds the live
 * version's by `limits.canary.margin`; a live version with too few visits counts as failing in 2 %.
 */
export function shouldStop(canary: Tally, live: Tally): string | null {
  const { minVisits, margin } = limits.canary;
  if (canary.visits < minVisits) return null;
  const isLiveKnown = live.visits >= minVisits;
  const liveRate = isLiveKnown ? rateOf(live) : assumedRate;
  if (rateOf(canary) - liveRate <= margin) return null;
  const against = `${isLiveKnown ? '' : 'an assumed '}${percentText(liveRate)}`;
  const { failed, visits } = canary;
  return `${failed} of ${visits} visits failed (${percentText(rateOf(canary))}), against ${against} of the live version.`;
}
