import type { Page, Request } from 'playwright-core';
import { timeLimit } from '../../contracts/src/testing/time-limit.ts';

const underWay = new WeakMap<Page, Set<Request>>();

/** Tracks a page's open requests from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

const everyMs = 25;
/** Longer than the page takes to send the next request after a response. */
const quietMs = timeLimit(150);
const patienceMs = timeLimit(30_000);

/**
 * Waits until the page sends no more requests: three times faster than the browser's own half second. `isHeld` names
 * requests that the test itself holds back.
 */
export async function quiet(page: Page, isHeld: (request: Request) => boolean = () => false): Promise<void> {
  const until = performance.now() + patienceMs;
  let since = performance.now();
  while (performance.now() - since < quietMs) {
    if (performance.now() > until) throw new Error('The page went on asking for things.');
    await page.waitForTimeout(everyMs);
    if ([...(underWay.get(page) ?? [])].some((request) => !isHeld(request))) since = performance.now();
  }
}
