import dns from 'node:dns';
import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium, type Page } from 'playwright-core';

// For the first call of each visit Playwright looks up both families of addresses. Where the hosts file has no IPv6 address
// of localhost, this asks the name server, and takes 6 s where that does not respond. The site listens on this one.
const { lookup } = dns.promises;
Object.assign(dns.promises, {
  lookup: (name: string, options: dns.LookupOptions) => lookup(name === 'localhost' ? '127.0.0.1' : name, options),
});

/** By address: the connections of this worker. */
const connections = new Map<string, Promise<Browser>>();

/** `isLocal`: the browser reads uploaded files itself, instead of receiving them in a message. */
function connectBrowser(endpoint: string): Promise<Browser> {
  const known = connections.get(endpoint) ?? chromium.connectOverCDP(endpoint, { isLocal: true });
  connections.set(endpoint, known);
  return known;
}

/** The address of a page and what a screen reader finds on it. Never rejects. */
async function contentOf(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  return `${page.url()}\n${tree.slice(0, 3_000)}`;
}

/** Prints the open pages of a failed test: its stack says which element it missed, this what was there. */
async function printPages(): Promise<void> {
  const browsers = await Promise.all(connections.values());
  const pages = browsers.flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
  const contents = await Promise.all(pages.map(contentOf));
  console.error(['Open pages of the failed test:', ...contents].join('\n\n'));
}

/**
 * Connects the test files of a worker to its browser, once: as one connection ends, the browser forgets the virtual
 * authenticators of all others. It happens here because Jest keeps modules of the environment between files: Playwright
 * takes half a second to load.
 */
export default class JourneyEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { connectBrowser });
  }

  async handleTestEvent({ name }: { name: string }): Promise<void> {
    if (name === 'test_fn_failure' || name === 'hook_failure') await printPages();
  }
}
