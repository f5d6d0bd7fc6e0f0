import type { Browser, Page } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { markOf } from './team.ts';

const limitMs = 20_000;
const shown = (mark: number): string => `${markOf(mark)} main h1`;

/** A new tab without cache or storage. */
async function inNewTab<Value>(browser: Browser, work: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Runs `act`, then opens new tabs until one shows this version. Returns the ms that took. */
export async function untilSeen(browser: Browser, mark: number, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  while (performance.now() - started < limitMs) {
    const isSeen = await inNewTab(browser, async (page) => {
      await page.goto(siteAddress(), { waitUntil: 'commit' });
      // Every version marks the page with its number.
      await page.locator('html[data-release] main h1').waitFor({ timeout: limitMs });
      return page.locator(shown(mark)).isVisible();
    });
    if (isSeen) return performance.now() - started;
  }
  throw new Error(`No new tab showed version ${mark} within ${limitMs / 1000} s.`);
}

/** Ms from a click to the catalogue's previous version, in a tab at another area that gets no file of the live one. */
export const fallBack = (browser: Browser, lost: string, mark: number): Promise<number> =>
  inNewTab(browser, async (page) => {
    await page.context().route(`**/${lost}/**`, (route) => route.abort());
    await page.goto(`${siteAddress()}/auth/login`, { waitUntil: 'networkidle' });
    const started = performance.now();
    // Without a hover, which would prefetch the area.
    await page.evaluate(`document.querySelector('header a[href="/"]').click()`);
    await page.locator(shown(mark)).waitFor({ timeout: limitMs });
    return performance.now() - started;
  });
