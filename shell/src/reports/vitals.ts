/** Largest contentful paint and interaction to next paint of this page so far, in ms. */
export interface Vitals {
  lcpMs?: number;
  inpMs?: number;
}

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/** The slowest but one in fifty, as the metric says; a page with fewer interactions counts its slowest. */
function slowest(durations: Map<number, number>): number | undefined {
  const sorted = [...durations.values()].toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)];
}

function observe(type: string, take: (entries: PerformanceEntryList) => void): void {
  // Not every browser knows every kind.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true });
}

/** Watches from now on, with what the browser has kept from before. Answers with how to read. */
export function watchVitals(): () => Vitals {
  let lcpMs: number | undefined;
  const durations = new Map<number, number>();
  if (typeof PerformanceObserver !== 'undefined') {
    observe('largest-contentful-paint', (entries) => (lcpMs = entries.at(-1)?.startTime ?? lcpMs));
    observe('event', (entries) => {
      for (const { interactionId, duration } of entries as EventTiming[])
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
