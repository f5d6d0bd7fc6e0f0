import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium } from 'playwright-core';
import { findBrowser } from '../../check/browser.ts';
import { browserFlags } from '../../check/chromium.ts';
import { blockingTime, layoutShift, type PageTimes, probe } from './first-probe.ts';

/** A slow phone on slow 4G, as in Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const bytesPerSecond = (megabits: number): number => (megabits * 1024 * 1024) / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1.6),
  uploadThroughput: bytesPerSecond(0.75),
};
const slowerCpu = 4;
const limitMs = 60_000;

/** A page to measure. */
export interface Visit {
  address: string;
  /** The selector of its main content. */
  content: string;
  /** It has no scripts, so it is never hydrated. */
  isStatic: boolean;
}

/** Times in ms from the start of the navigation; sizes in bytes as they came over the network. */
export interface Figures extends Pick<PageTimes, 'content' | 'fcp' | 'lcp'> {
  shift: number;
  blocking: number;
  /** CPU time of the main thread for the whole load: other work on the machine hardly changes it. */
  busy: number;
  hydrated: number;
  scripts: number;
  /** Scripts that were requested after hydration. */
  laterScripts: number;
}

/** Notes each script with the second it was requested at, on the clock of the first request. */
function watchScripts(session: CDPSession) {
  const requests = new Map<string, number>();
  const scripts: { atMs: number; bytes: number }[] = [];
  let first = Infinity;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    first = Math.min(first, timestamp);
    if (new URL(request.url).pathname.endsWith('.js')) requests.set(requestId, timestamp);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const at = requests.get(requestId);
    if (at !== undefined) scripts.push({ atMs: (at - first) * 1_000, bytes: encodedDataLength });
  });
  return (from: number, to: number): number =>
    scripts.filter(({ atMs }) => atMs >= from && atMs < to).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function load(context: BrowserContext, { address, content, isStatic }: Visit): Promise<Figures> {
  await context.addInitScript({ content: probe(content) });
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The browser's own start would count as the page's.
  await pause(800);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  const scriptBytes = watchScripts(session);
  await page.goto(address, { waitUntil: 'commit', timeout: limitMs });
  const started = performance.now();
  while (
    !(await page.evaluate(isStatic ? 'firstTimes.content > 0' : 'firstTimes.content > 0 && firstTimes.hydrated > 0'))
  ) {
    if (performance.now() - started > limitMs) throw new Error(`${address} did not start within ${limitMs} ms.`);
    await pause(250);
  }
  await pause(1_500);
  await page.waitForLoadState('networkidle', { timeout: limitMs });
  const times = await page.evaluate<PageTimes>('firstTimes');
  const hydrated = times.hydrated ?? times.content;
  const { metrics } = await session.send('Performance.getMetrics');
  const busySeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return {
    content: times.content,
    fcp: times.fcp,
    lcp: times.lcp,
    shift: layoutShift(times.shifts),
    blocking: blockingTime(times, hydrated + 1_000),
    busy: busySeconds * 1_000,
    hydrated,
    scripts: scriptBytes(0, hydrated),
    laterScripts: scriptBytes(hydrated, Infinity),
  };
}

async function openOnce(profile: string, visit: Visit): Promise<Figures> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserFlags,
    ...phone,
  });
  try {
    return await load(context, visit);
  } finally {
    await context.close();
  }
}

/** A first visit with a new profile, then a second one with its cache after the browser was closed. */
export async function coldAndWarm(visit: Visit): Promise<{ cold: Figures; warm: Figures }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'vidya-first-'));
  try {
    const cold = await openOnce(profile, visit);
    return { cold, warm: await openOnce(profile, visit) };
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
