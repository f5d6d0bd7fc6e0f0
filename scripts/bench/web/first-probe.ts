/** What a page says about its own start: times in ms since the navigation began. */
export interface PageTimes {
  content: number;
  fcp: number;
  lcp: number;
  shifts: [atMs: number, value: number][];
  longTasks: [atMs: number, durationMs: number][];
  /** Undefined before it is hydrated, and on a page without scripts. */
  hydrated: number | undefined;
}

/** Code that runs in a page before its own: `firstTimes` becomes its `PageTimes`. `content` is a selector. */
export const probe = (content: string): string => `{
  const times = { content: 0, fcp: 0, lcp: 0, shifts: [], longTasks: [] };
  globalThis.firstTimes = times;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') times.fcp = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { times.lcp = startTime; });
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) times.shifts.push([startTime, value]);
  });
  on('longtask', ({ startTime, duration }) => times.longTasks.push([startTime, duration]));
  on('mark', ({ name, startTime }) => { if (name === 'vidya-hydrated') times.hydrated = startTime; });
  const isVisible = () => [...document.querySelectorAll(${JSON.stringify(content)})].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  // The message arrives after the frame that the callback belongs to has been painted.
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { times.content = performance.now(); };
  const look = () => isVisible() ? channel.port2.postMessage(0) : requestAnimationFrame(look);
  requestAnimationFrame(look);
}`;

/** The largest sum of shifts within 5 s and gaps under 1 s, as browsers define the cumulative layout shift. */
export function layoutShift(shifts: PageTimes['shifts']): number {
  let [largest, sum, from, last] = [0, 0, 0, -Infinity];
  for (const [atMs, value] of shifts) {
    if (atMs - last > 1_000 || atMs - from > 5_000) [sum, from] = [0, atMs];
    sum += value;
    last = atMs;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** The total blocking time: what tasks take beyond 50 ms each, between the first paint and a moment. */
export const blockingTime = ({ longTasks, fcp }: PageTimes, untilMs: number): number =>
  longTasks
    .map(([atMs, durationMs]) => Math.min(atMs + durationMs, untilMs) - Math.max(atMs + 50, fcp))
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
