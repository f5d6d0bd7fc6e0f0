/** INP ignores one slowest interaction per 50; a page with fewer interactions counts its slowest. */
function slowest(durations: Map<number, number>): number | undefined {
  const sorted = [...durations.values()].toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)];
}

/** In ms: shifts belong together when they follow within `gapMs`, for `windowMs` at most. */
const gapMs = 1_000;
const windowMs = 5_000;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The largest sum of layout shifts that belong together (CLS). */
function shiftOf(shifts: Shift[]): number {
  let [largest, sum, startMs, lastMs] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime } of shifts) {
    const isNew = startTime - lastMs > gapMs || startTime - startMs > windowMs;
    if (isNew) startMs = startTime;
    lastMs = startTime;
    sum = isNew ? value : sum + value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

function observe(type: string, take: (entries: PerformanceEntryList) => void): boolean {
  // Not every browser supports every entry type.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true });
  return true;
}

/**
 * Starts to watch largest contentful paint (LCP), interaction to next paint (INP) and cumulative layout shift, with the
 * entries that the browser has buffered. Returns a function that reads their values so far: ms, and thousandths.
 */
export function watchVitals() {
  let lcpMs: number | undefined;
  const durations = new Map<number, number>();
  const shifts: Shift[] = [];
  let hasShifts = false;
  if (typeof PerformanceObserver !== 'undefined') {
    observe('largest-contentful-paint', (entries) => (lcpMs = entries.at(-1)?.startTime ?? lcpMs));
    observe('event', (entries) => {
      for (const { interactionId, duration } of entries as (PerformanceEntry & { interactionId?: number })[])
        if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    });
    hasShifts = observe('layout-shift', (entries) =>
      shifts.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)),
    );
  }
  return () => {
    const inpMs = slowest(durations);
    return {
      ...(lcpMs !== undefined && { lcpMs: Math.round(lcpMs) }),
      ...(inpMs !== undefined && { inpMs: Math.round(inpMs) }),
      ...(hasShifts && { shift: Math.round(shiftOf(shifts) * 1000) }),
    };
  };
}
