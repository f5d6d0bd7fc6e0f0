import type { Browser, CDPSession, Page } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';

/** Pages of the catalogue that show prices: a move between them renders some. */
const places = ['/course/all-courses', '/'] as const;
/** In ms: from then on the area counts as drawn, and its failure offers Retry instead of another version. */
const drawnMs = 2_500;
const limitMs = 20_000;
/** Until then caches of responses and code fill. */
const warmUp = 10;
const promotions = 50;

// No price can be written: the area throws while it renders.
const breakPrices = `void (window.prices = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format'),
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', { configurable: true, get() { throw new Error('Planted'); } }))`;
const mendPrices = `Object.defineProperty(Intl.NumberFormat.prototype, 'format', window.prices)`;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** The used heap in bytes, without garbage. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** The area fails at a move, a fix is promoted, and Retry gets it: the tab stays, its version is replaced. */
async function replace(page: Page, to: string, promote: () => Promise<unknown>): Promise<void> {
  await page.waitForTimeout(drawnMs);
  await page.evaluate(breakPrices);
  await page.evaluate(
    `window.history.pushState(null, '', ${JSON.stringify(to)}), dispatchEvent(new PopStateEvent('popstate'))`,
  );
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor({ timeout: limitMs });
  await promote();
  await page.evaluate(mendPrices);
  await page.evaluate(`delete document.documentElement.dataset.release`);
  await retry.click();
  await page.locator('html[data-release] main h1').first().waitFor({ timeout: limitMs });
  await retry.waitFor({ state: 'hidden', timeout: limitMs });
}

/** A tab's heap after 50 replaced versions, as a share of the one before. `promote(n)` puts another version live. */
export async function heapGrowth(browser: Browser, promote: (count: number) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(siteAddress(), { waitUntil: 'networkidle' });
    await page.evaluate(`window.isOneTab = true`);
    const session = await context.newCDPSession(page);
    let before = 0;
    for (let count = 0; count < warmUp + promotions; count++) {
      if (count === warmUp) before = await heapOf(session);
      await replace(page, places[count % places.length]!, () => promote(count));
    }
    const after = await heapOf(session);
    if (!(await page.evaluate('window.isOneTab'))) throw new Error('The tab was loaded anew.');
    console.info(`heap of one tab: ${kilobytes(before)}, after ${promotions} promotions ${kilobytes(after)}`);
    return after / before;
  } finally {
    await context.close();
  }
}
