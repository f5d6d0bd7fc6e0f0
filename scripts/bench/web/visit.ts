import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { launchBrowser } from '../harness/site.ts';

export const measures = ['fcp', 'lcp', 'tbt', 'cls', 'bytes', 'scriptBytes'] as const;

/** What a visit cost: times in ms, bytes as they came over the wire, headers included. */
export type Load = Record<(typeof measures)[number], number>;

type Moments = [atMs: number, amount: number][];
interface Seen {
  fcp: number;
  lcp: number;
  shifts: Moments;
  long: Moments;
}

/** Runs in the page before its own scripts, as text because it belongs to the browser. */
const probe = `{
  const seen = (window.__seen = { fcp: 0, lcp: 0, shifts: [], long: [] });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime; });
  observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]); });
  observe('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
}`;

/** Cumulative layout shift: the worst window of shifts less than 1 s apart, at most 5 s long. */
function layoutShift(shifts: Moments): number {
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
const blockingTime = ({ long, fcp }: Seen): number =>
  long.reduce((sum, [at, forMs]) => sum + Math.max(0, Math.min(forMs - 50, at + forMs - Math.max(fcp, at + 50))), 0);

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
// Slow 4G as Lighthouse names it, taken literally: the latency is per request, the throughput (bytes/s) is the page's.
const slow4g = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 98_304 };
const quietMs = 1_500;
const limitMs = 60_000;

/** Counts what arrives, and knows when the network has been quiet for a while. */
function watchTraffic(devtools: CDPSession) {
  const open = new Set<string>();
  const scripts = new Set<string>();
  const traffic = { bytes: 0, scriptBytes: 0, changedAt: Infinity };
  const close = ({ requestId }: { requestId: string }): void => {
    open.delete(requestId);
    traffic.changedAt = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
    open.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    // A script that was preloaded is asked for twice, and the second time it costs nothing.
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
    close({ requestId });
  });
  devtools.on('Network.loadingFailed', close);
  return { traffic, isQuiet: () => open.size === 0 && performance.now() - traffic.changedAt > quietMs };
}

/**
 * One visit by a phone on slow 4G that has never been there: a new browser, an empty cache. Not by Lighthouse, whose
 * profiler makes scripts so slow that everything looks quick beside one bundle.
 */
export async function load(address: string): Promise<Load> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', ...phone });
    await page.addInitScript({ content: probe });
    const devtools = await page.context().newCDPSession(page);
    const { traffic, isQuiet } = watchTraffic(devtools);
    await devtools.send('Network.enable');
    // The browser has work of its own when it starts.
    await pause(1_000);
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const giveUpAt = performance.now() + limitMs;
    await page.goto(address, { waitUntil: 'commit', timeout: limitMs });
    while (!isQuiet()) {
      if (performance.now() > giveUpAt) throw new Error('The page never stopped loading.');
      await pause(50);
    }
    const seen = await page.evaluate<Seen>('window.__seen');
    const { bytes, scriptBytes } = traffic;
    return { fcp: seen.fcp, lcp: seen.lcp, tbt: blockingTime(seen), cls: layoutShift(seen.shifts), bytes, scriptBytes };
  } finally {
    await browser.close();
  }
}
