import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** In bytes of bodies, all together and each. */
const maxBytes = 32 * 1024 * 1024;
const maxBodyBytes = 512 * 1024;
const maxUrl = 1_000;

interface StoredResponse {
  type: string;
  body: Buffer;
  atMs: number;
}

export interface StaleResponse extends StoredResponse {
  ageSeconds: number;
}

/**
 * For how long a response may be shown while the API is away, in ms: as its `stale-if-error` allows (RFC 5861). The API
 * allows it for what every visitor sees. Undefined for all others, and for one that sets cookies.
 */
function allowedMs(headers: IncomingHttpHeaders): number | undefined {
  const rules = String(headers['cdn-cache-control'] ?? '').split(/, */);
  const name = 'stale-if-error=';
  const seconds = rules.includes('public')
    ? rules.find((rule) => rule.startsWith(name))?.slice(name.length)
    : undefined;
  return Number(seconds) > 0 ? Number(seconds) * 1000 : undefined;
}

/** The API's last good public responses, by path and parameters (and format). Bounded, least recently used first. */
export function createStaleResponses(now: () => number = Date.now) {
  const cache = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, url) => body.length + url.length + 1,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    /** Whether a response may be kept. */
    allows: (url: string, headers: IncomingHttpHeaders): boolean =>
      url.length <= maxUrl && headers['content-encoding'] === undefined && allowedMs(headers) !== undefined,
    /** Keeps a whole body; nothing that `allows` refuses. */
    keep(url: string, headers: IncomingHttpHeaders, body: Buffer): void {
      if (body.length > maxBodyBytes) return;
      const type = headers['content-type'] ?? 'application/json; charset=utf-8';
      cache.set(url, { type, body, atMs: now() }, { ttl: allowedMs(headers) ?? 0 });
    },
    find(url: string): StaleResponse | undefined {
      const found = cache.get(url);
      return found && { ...found, ageSeconds: Math.round((now() - found.atMs) / 1000) };
    },
  };
}
