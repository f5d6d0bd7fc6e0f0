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

/** Opens a page whose HTML the server has rendered. */
export async function openRendered(page: Page, address: string): Promise<void> {
  await renderedHtml(page, address);
  await page.goto(address, { waitUntil: 'commit' });
}

/** Waits until the page responds to clicks and keys. */
export const responds = (page: Page): Promise<boolean> =>
  eventually(() => page.evaluate<boolean>('globalThis.earlyInput === undefined'), Boolean);

/** Opens a page of the site as a step in the browser's history, so that the browser renders it and asks for its data. */
export async function openInBrowser(page: Page, address: string): Promise<void> {
  await page.goto('/terms');
  await responds(page);
  await page.evaluate(`{
    history.pushState(null, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }`);
}

/** The page's elements without what differs by chance: names that React makes up, and what only browsers without script show. */
const elements = (page: Page): Promise<string> =>
  page
    .locator('#root')
    .evaluate((root) =>
      root.innerHTML.replaceAll(/_r_[0-9a-z]+_|«r[0-9a-z]+»/g, 'id').replaceAll(/<noscript>.*?<\/noscript>/g, ''),
    );

/** The page's elements once it responds and nothing is loading any more. */
export async function settled(page: Page): Promise<string> {
  await responds(page);
  await page.waitForLoadState('networkidle');
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  return elements(page);
}
