import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium } from 'playwright-core';

/**
 * Connects a test file to its worker's browser, and disconnects after it. It happens here because Jest keeps modules of
 * the environment between files: Playwright takes half a second to load.
 */
export default class JourneyEnvironment extends TestEnvironment {
  #browser: Promise<Browser> | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    // `isLocal`: the browser reads uploaded files itself, instead of receiving them in a message.
    const connectBrowser = (endpoint: string): Promise<Browser> =>
      (this.#browser ??= chromium.connectOverCDP(endpoint, { isLocal: true }));
    Object.assign(this.global, { connectBrowser });
  }

  override async teardown(): Promise<void> {
    await (await this.#browser)?.close();
    await super.teardown();
  }
}
