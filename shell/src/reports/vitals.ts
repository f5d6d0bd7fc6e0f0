/** INP ignores one slowest interaction per 50; a page with fewer interactions counts its slowest. */
function slowest(durations: Map<number, number>): number | undefined {
  const sorted = [...durations.values()].toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)];
}

function observe(type: string, take: (entries: PerformanceEntryList) => void): void {
  // Not every browser supports every entry type.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true });
}

/**
 * Starts to watch the largest contentful paint (LCP) and the interaction to next paint (INP), with the entries that the
 * browser has buffered. Returns a function that reads their values so far, in ms.
 */
export function watchVitals() {
  let lcpMs: number | undefined;
  const durations = new Map<number, number>();
  if (typeof PerformanceObserver !== 'undefined') {
    observe('largest-contentful-paint', (entries) => (lcpMs = entries.at(-1)?.startTime ?? lcpMs));
    observe('event', (entries) => {
      for (const { interactionId, duration } of entries as (PerformanceEntry & { interactionId?: number })[])
        if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    });
  }
  return () => {
    const inpMs = slowest(durations);
    return {
      ...(lcpMs !== undefined && { lcpMs: Math.round(lcpMs) }),
      ...(inpMs !== undefined && { inpMs: Math.round(inpMs) }),
    };
  };
}
