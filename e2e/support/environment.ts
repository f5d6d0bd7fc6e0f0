import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium } from 'playwright-core';

/** By address: the connections of this worker. */
const connections = new Map<string, Promise<Browser>>();

/** `isLocal`: the browser reads uploaded files itself, instead of receiving them in a message. */
function connectBrowser(endpoint: string): Promise<Browser> {
  const known = connections.get(endpoint) ?? chromium.connectOverCDP(endpoint, { isLocal: true });
  connections.set(endpoint, known);
  return known;
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
}
