import { readStored, store } from '@vidya/contracts/browser/stored';
import type { OutcomeReport } from './outcome-reports.ts';

const seenKey = (name: string): string => `vidya.seen.${name}`;

/** The browser says so only of origins that allow it (`timing-allow-origin`). */
const wasCached = (base: string): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, transferSize, encodedBodySize }) => name.startsWith(base) && transferSize === 0 && encodedBodySize > 0,
  );

/**
 * Whether this browser has the version for the first time, so that it had to load its files. Remembers it: ask for every
 * page load, reported or not.
 */
export function isCold({ name, version, base }: Pick<OutcomeReport, 'name' | 'version' | 'base'>): boolean {
  const isNew = readStored(seenKey(name)) !== version;
  if (isNew) store(seenKey(name), version);
  return isNew && !wasCached(base);
}
