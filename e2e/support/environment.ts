import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium } from 'playwright-core';

/**
 * Lends a file of journeys the browser of its worker, and lets go of it with the file. From here, where Jest keeps what
 * is loaded from file to file: Playwright alone takes half a second to load.
 */
export default class JourneyEnvironment extends TestEnvironment {
  #browser: Promise<Browser> | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    // On this machine, so that it reads files by itself instead of getting them in a message.
    const connectBrowser = (endpoint: string): Promise<Browser> =>
      (this.#browser ??= chromium.connectOverCDP(endpoint, { isLocal: true }));
    Object.assign(this.global, { connectBrowser });
  }

  override async teardown(): Promise<void> {
    await (await this.#browser)?.close();
    await super.teardown();
  }
}
