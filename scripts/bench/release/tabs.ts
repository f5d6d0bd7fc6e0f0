import type { Browser, Page } from 'playwright-core';
import { siteAddress } from '../../run/site.ts';
import { markOf } from './team.ts';

const limitMs = 20_000;
const shown = (mark: number): string => `${markOf(mark)} main h1`;

/** A tab that nobody opened before: no cache, no storage. */
async function inNewTab<Value>(browser: Browser, work: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Does something and answers how many ms later a new tab shows this version; tabs are opened until one does. */
export async function untilSeen(browser: Browser, mark: number, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  while (performance.now() - started < limitMs) {
    const isSeen = await inNewTab(browser, async (page) => {
      await page.goto(siteAddress(), { waitUntil: 'commit' });
      // Whatever version it is, it says which.
      await page.locator('html[data-release] main h1').waitFor({ timeout: limitMs });
      return page.locator(shown(mark)).isVisible();
    });
    if (isSeen) return performance.now() - started;
  }
  throw new Error(`No new tab showed version ${mark} within ${limitMs / 1000} s.`);
}

/**
 * In a tab that is at another area, with no file of the live version to be had: ms from the click that leads to the
 * catalogue to the version before it.
 */
export const fallBack = (browser: Browser, lost: string, mark: number): Promise<number> =>
  inNewTab(browser, async (page) => {
    await page.context().route(`**/${lost}/**`, (route) => route.abort());
    await page.goto(`${siteAddress()}/auth/login`, { waitUntil: 'networkidle' });
    const started = performance.now();
    // Without a hover, on which the area would be fetched ahead.
    await page.evaluate(`document.querySelector('header a[href="/"]').click()`);
    await page.locator(shown(mark)).waitFor({ timeout: limitMs });
    return performance.now() - started;
  });
