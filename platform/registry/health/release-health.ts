/** Upper bounds of the histogram buckets, in ms. Do not change them: stored counts refer to them. */
const bounds = [
  10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 4000, 5000,
  6500, 8000, 10_000, 15_000, 30_000, 60_000,
];

/** `shift` has no unit: thousandths, in the same buckets. */
export const timeMeasures = ['loadMs', 'lcpMs', 'inpMs', 'shift'] as const;

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

/** How many of the counted times are longer than a bound, in ms. */
export function longerThan(counts: ReadonlyMap<number, number>, boundMs: number): { bad: number; of: number } {
  const sum = (isCounted: (bucket: number) => boolean): number =>
    [...counts].reduce((all, [bucket, count]) => (isCounted(bucket) ? all + count : all), 0);
  return { bad: sum((bucket) => (bounds[bucket] ?? 0) > boundMs), of: sum(() => true) };
}

/** A version's page loads, and how many of them failed. */
export interface VisitCounts {
  visits: number;
  failed: number;
}
