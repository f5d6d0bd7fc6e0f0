import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { siteUrl } from './site.ts';

/** The mark before a page's settings: the HTML in front of it is all that a person sees before any script runs. */
const endOfContent = '<script type="application/json" id="vidya-page"';

/** Whether the server has rendered this HTML. */
const isRendered = (html: string): boolean => html.includes('data-styled="true"');

/** The page's HTML up to its data. Waits until the server renders it: the first time it may be too late for a visitor. */
export async function renderedHtml(page: Page, address: string): Promise<string> {
  const { request } = page.context();
  const html = await eventually(async () => (await request.get(siteUrl + address)).text(), isRendered);
  return html.slice(0, html.indexOf(endOfContent));
}

/** Opens a page whose HTML the server has rendered, and waits for the end of its content. */
export async function openRendered(page: Page, address: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await renderedHtml(page, address);
    // oxlint-disable-next-line no-await-in-loop
    const response = await page.goto(address, { waitUntil: 'commit' });
    // oxlint-disable-next-line no-await-in-loop
    if (isRendered((await response?.text()) ?? '')) break;
  }
  await page.getByRole('contentinfo').waitFor();
}

/** Waits until the page responds to clicks and keys. */
export const responds = (page: Page): Promise<boolean> =>
  eventually(() => page.evaluate<boolean>('globalThis.earlyInput === undefined'), Boolean);

/** Navigates within the page, as a link does. */
export async function move(page: Page, at: string): Promise<void> {
  await responds(page);
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(at)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** Opens a page of the site as a step in the browser's history, so that the browser renders it and asks for its data. */
export async function openInBrowser(page: Page, address: string): Promise<void> {
  await page.goto('/terms');
  await move(page, address);
}

/**
 * The page's elements, an opening tag per line, without what differs by chance: the order of attributes, ids that React
 * makes up, and what only browsers without script show.
 */
async function elements(page: Page): Promise<string[]> {
  const html = await page.locator('#root').innerHTML();
  return html
    .replaceAll(/_[rR]_[0-9a-z]+_/g, 'id')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<noscript>.*?<\/noscript>/g, '<noscript></noscript>')
    .replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_, name: string, given: string) => {
      const attributes = given.match(/ [\w-]+="[^"]*"/g) ?? [];
      return `\n<${name}${attributes.toSorted().join('')}`;
    })
    .split('\n');
}

/** The page's elements once it responds, nothing is loading and nothing changes any more. */
export async function settled(page: Page): Promise<string[]> {
  await responds(page);
  await page.waitForLoadState('networkidle');
  const loading = page.locator('main [aria-busy="true"]').first();
  // Lists far below are requested when they come near; what loads above moves them away again.
  await eventually(
    async () => {
      await loading.evaluate((list) => list.scrollIntoView(), null, { timeout: 1_000 }).catch(() => undefined);
      return loading.count();
    },
    (left) => left === 0,
  );
  await page.evaluate("scrollTo(0, 0); dispatchEvent(new Event('focusin'))");
  // They come last, with the first use of the page.
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  let before: string[] = [];
  return eventually(
    () => elements(page),
    (now) => {
      const isSame = now.join() === before.join();
      before = now;
      return isSame;
    },
  );
}
