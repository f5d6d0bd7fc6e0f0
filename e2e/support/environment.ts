import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium, type Page } from 'playwright-core';

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
