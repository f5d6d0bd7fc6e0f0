import type { Page } from 'playwright-core';

/** Whether an address leads to a path such as '/course/:category'. */
function isAt(path: string, { pathname }: URL): boolean {
  const [wanted, given] = [path.split('/'), pathname.replace(/(?<=.)\/$/, '').split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The addresses of this site that the current page links to. */
const linked = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...new Set([...document.querySelectorAll('a[href]')].map(({ href }) => href))]`);

interface Search {
  origin: string;
  /** The area's paths: '/courseDetail', '/course/:category'. */
  paths: readonly string[];
}

/** Pages that link to further ones; each is looked through once. */
const maxPages = 12;

/**
 * Finds an address for each path: links of the site that lead there, for a path without parameters itself. A page with
 * parameters in its query ('/courseDetail?courseId=…') is found by a link too. Paths that nothing links to are left out.
 */
export async function findAddresses(page: Page, { origin, paths }: Search): Promise<Map<string, string>> {
  const plain = paths.filter((path) => !path.includes(':'));
  const waiting = ['/', ...plain].map((path) => new URL(path, origin).href);
  const found = new Map<string, string>();
  const seen = new Set<string>();
  for (let address = waiting.shift(); address && seen.size < maxPages; address = waiting.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    // One page after the other, in one tab.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(address, { waitUntil: 'networkidle' }).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop
    for (const href of await linked(page)) {
      const url = new URL(href);
      const path = url.origin === new URL(origin).origin ? paths.find((one) => isAt(one, url)) : undefined;
      // A link with a query says more than the bare path.
      if (path && (!found.has(path) || (url.search && !found.get(path)?.includes('?')))) {
        found.set(path, url.href);
        waiting.push(url.href);
      }
    }
  }
  for (const path of plain) if (!found.has(path)) found.set(path, new URL(path, origin).href);
  return found;
}
