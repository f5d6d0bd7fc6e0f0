import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';

export interface LoadedScript {
  address: string;
  /** Bytes at brotli quality 11, however the server sent it. */
  brotli: number;
  text: string;
}

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

interface Visit {
  address: string;
  cookies?: { name: string; value: string; url: string }[];
}

/** The scripts a fresh browser loads for a page, until nothing more is asked for. */
export async function loadedScripts(browser: Browser, { address, cookies = [] }: Visit): Promise<LoadedScript[]> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && response.ok();
    if (isScript && response.url().includes('.js')) texts.set(response.url(), response.text());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // What comes later could not be read to its end.
  page.removeAllListeners('response');
  const loaded = await Promise.all(
    [...texts].map(async ([url, text]) => ({ address: url, brotli: brotliBytes(await text), text: await text })),
  );
  await context.close();
  return loaded;
}
