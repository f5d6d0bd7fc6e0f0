import { staleHeader } from '../rules/stale-header.ts';

/** Responses tell whole seconds, and take a while: a smaller difference says nothing about the browser's clock. */
const toleratedMs = 30_000;

/** The server's clock is so much ahead of the browser's, in ms. Of the page: shell and areas each have this module. */
const key = Symbol.for('vidya.serverAheadMs');
const page = globalThis as { [key]?: number };

const isKept = (headers: Headers): boolean =>
  headers.has('age') || headers.has(staleHeader) || /max-age=[1-9]/.test(headers.get('cache-control') ?? '');

/** Learns the server's time from a response, unless a cache may have kept it. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const time = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(time) || isKept(headers)) return;
  const difference = time - Date.now();
  page[key] = Math.abs(difference) > toleratedMs ? difference : 0;
}

/** The time by the server in ms, to compare with moments that it sent: people's clocks are wrong by hours and days. */
export const serverNow = (): number => Date.now() + (page[key] ?? 0);
