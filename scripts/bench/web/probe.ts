/**
 * Runs in every page before its own scripts, as text because it belongs to the browser: `window.__probe` gathers what the
 * browser measures, and tells the time from a click to the first frame that shows something. Times in ms.
 */
export const probe = `{
  const seen = { fcp: 0, lcp: 0, what: '', shifts: [], long: [], clickedAt: 0, shownAt: 0 };
  window.__probe = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.what = entry.element?.tagName.toLowerCase() ?? '';
  });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]); });
  observe('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));

  const isVisible = (selector) => [...document.querySelectorAll(selector)].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  addEventListener('click', (event) => { seen.clickedAt = event.timeStamp; }, { capture: true });
  /** After the next click: the time at which an element that the selector names is on the screen. */
  seen.watch = (selector) => {
    if (isVisible(selector)) throw new Error(selector + ' was there before the click');
    seen.clickedAt = 0;
    seen.shownAt = 0;
    const look = () => {
      if (!seen.clickedAt || !isVisible(selector)) return requestAnimationFrame(look);
      // A message posted before a frame is painted arrives once it is out.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.shownAt = performance.now(); };
      port2.postMessage(0);
    };
    look();
  };
}`;

export interface Seen {
  fcp: number;
  lcp: number;
  /** The tag of the largest paint. */
  what: string;
  shifts: [atMs: number, share: number][];
  long: [atMs: number, forMs: number][];
  clickedAt: number;
  shownAt: number;
}

/** Cumulative layout shift: the worst window of shifts less than 1 s apart, at most 5 s long. */
export function layoutShift(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity];
  for (const [at, share] of shifts) {
    if (at - last > 1_000 || at - first > 5_000) [sum, first] = [0, at];
    sum += share;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Total blocking time: what each long task takes beyond 50 ms, after the first paint. */
export const blockingTime = ({ long, fcp }: Pick<Seen, 'long' | 'fcp'>): number =>
  long.reduce((sum, [at, forMs]) => sum + Math.max(0, Math.min(forMs - 50, at + forMs - Math.max(fcp, at + 50))), 0);
