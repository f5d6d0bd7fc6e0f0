import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';

/** Code for a page: its own HTML with all styles in it and without scripts. */
const withoutScripts = `(() => {
  for (const style of document.querySelectorAll('style'))
    style.textContent = [...style.sheet.cssRules].map((rule) => rule.cssText).join('');
  const scripts = 'script, link[rel="stylesheet"], link[rel="preload"]:not([as="image"])';
  for (const element of document.querySelectorAll(scripts)) element.remove();
  return '<!doctype html>' + document.documentElement.outerHTML;
})()`;

async function copyOf(browser: Browser, path: string, content: string): Promise<Buffer> {
  // A phone, like the visits: the pictures that it has begun to load are those of its first view.
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    await page.goto(siteAddress() + path, { waitUntil: 'networkidle' });
    await page.locator(content).first().waitFor();
    return brotliCompressSync(await page.evaluate<string>(withoutScripts));
  } finally {
    await page.close();
  }
}

/** Hands on a picture or a font from the site. */
async function passOn(url: string, reply: ServerResponse): Promise<void> {
  const response = await fetch(siteAddress() + url);
  const headers = ['content-type', 'cache-control'].map((name): [string, string] => [
    name,
    response.headers.get(name) ?? '',
  ]);
  reply.writeHead(response.status, Object.fromEntries(headers)).end(Buffer.from(await response.arrayBuffer()));
}

/** Serves copies of pages as plain HTML, at the same paths. */
export async function serveCopies(browser: Browser, pages: { path: string; content: string }[]) {
  const copies = new Map<string, Buffer>();
  for (const { path, content } of pages) copies.set(path, await copyOf(browser, path, content));
  const server = createServer(({ url = '' }, reply) => {
    const copy = copies.get(url);
    if (copy) {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-store',
      };
      reply.writeHead(200, headers).end(copy);
    } else void passOn(url, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
