import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../check/browser.ts';
import { blockingTime, layoutShift, probe, type Seen } from './probe.ts';

/** What one cold visit cost. Times in ms, bytes as they came over the wire, headers included. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

// Slow 4G as Lighthouse names it, taken literally: the latency is per request, the throughput is the page's.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;

const quietMs = 1_500;
const limitMs = 60_000;

/** Counts what arrives, and knows when the network has been quiet for a while. */
class Traffic {
  bytes = 0;
  scriptBytes = 0;
  readonly #open = new Set<string>();
  readonly #scripts = new Set<string>();
  #changedAt = performance.now();

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
      this.#open.add(requestId);
      if (type === 'Script') this.#scripts.add(requestId);
      this.#changedAt = performance.now();
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.bytes += encodedDataLength;
      // A script that was preloaded is asked for twice, and the second time it costs nothing.
      if (this.#scripts.has(requestId)) this.scriptBytes += encodedDataLength;
      this.#close(requestId);
    });
    devtools.on('Network.loadingFailed', ({ requestId }) => this.#close(requestId));
  }

  #close(requestId: string): void {
    this.#open.delete(requestId);
    this.#changedAt = performance.now();
  }

  async quiet(): Promise<void> {
    const giveUpAt = performance.now() + limitMs;
    while (this.#open.size > 0 || performance.now() - this.#changedAt < quietMs) {
      if (performance.now() > giveUpAt) throw new Error('The page never stopped loading.');
      await pause(50);
    }
  }
}

/** One visit to an address by a phone that has never been there: a new browser, an empty cache. */
export async function visit(address: string): Promise<Visit> {
  const profile = mkdtempSync(path.join(tmpdir(), 'vidya-visit-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserFlags,
    serviceWorkers: 'block',
    ...phone,
  });
  try {
    await browser.addInitScript({ content: probe });
    const page = browser.pages()[0] ?? (await browser.newPage());
    const devtools = await browser.newCDPSession(page);
    await devtools.send('Network.enable');
    // The browser has work of its own when it starts.
    await pause(1_000);
    const traffic = new Traffic(devtools);
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(address, { waitUntil: 'commit', timeout: limitMs });
    await traffic.quiet();
    const seen = await page.evaluate<Seen>('window.__probe');
    const { fcp, lcp } = seen;
    const { bytes, scriptBytes } = traffic;
    return { fcp, lcp, tbt: blockingTime(seen), cls: layoutShift(seen.shifts), bytes, scriptBytes };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
