import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from 'playwright-core';
import { siteUrl } from '../site.ts';

export const networkFaults = ['down', 'flaky', 'html', 'truncated', 'empty', 'hangs', 'slow'] as const;
/** A network fault of every file of a version. 'slow': one byte per second. */
export type NetworkFault = (typeof networkFaults)[number];

const anyOrigin = { 'access-control-allow-origin': '*' };

/** Responds with half of the file, and the headers of the whole. */
async function truncate(route: Route): Promise<void> {
  // The visit may end before.
  const response = await route.fetch().catch(() => undefined);
  if (!response) return;
  const body = await response.body();
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  await route.fulfill({ status: 200, headers, body: body.subarray(0, body.length / 2) }).catch(() => undefined);
}

const strikes: Record<Exclude<NetworkFault, 'flaky' | 'slow'>, (route: Route) => Promise<void>> = {
  down: (route) => route.abort('connectionrefused'),
  html: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', headers: anyOrigin, body: '<!doctype html><p>Sorry</p>' }),
  truncated: truncate,
  hangs: () => new Promise(() => undefined),
  empty: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', headers: anyOrigin, body: '' }),
};

/** Starts a server that responds to everything with one byte per second. */
async function slowServer(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { ...anyOrigin, 'content-type': 'text/javascript', 'content-length': 100_000 });
    const timer = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** How many of the first requests fail if an area is flaky. */
const flakyRequests = 2;

/** Injects a fault into all files below an address. Returns what ends it; requests that hang stay so. */
export async function injectFault(context: BrowserContext, base: string, fault: NetworkFault): Promise<() => void> {
  let isOver = false;
  let asked = 0;
  const slow = fault === 'slow' ? await slowServer() : undefined;
  await context.route(`${new URL(base, siteUrl).href}**`, async (route) => {
    asked += 1;
    if (isOver) return route.fallback();
    if (slow) return route.continue({ url: slow.origin });
    if (fault === 'flaky') return asked <= flakyRequests ? route.abort() : route.fallback();
    await strikes[fault as keyof typeof strikes](route);
  });
  return () => {
    isOver = true;
    slow?.close();
  };
}
