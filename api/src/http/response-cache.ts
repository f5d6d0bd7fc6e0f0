import type { OutgoingHttpHeaders } from 'node:http';
import { sessionCookie } from '@vidya/contracts/rules/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from './etag.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

interface CachedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  etag: string;
  /** Valid until, in ms since 1970. */
  until: number;
}

interface NewResponse extends Omit<CachedResponse, 'headers'> {
  /** The response being sent: the cache stores its headers. */
  reply: FastifyReply;
  /** From `generation()`, taken before the response's data was read. */
  generation: number;
}

const max = 500;
const longestUrl = 300;

/** Headers that belong to one visitor or one moment. */
const isOwn = (name: string): boolean =>
  /^(set-cookie|x-request-id|x-ratelimit|retry-after|date|connection)/.test(name);

const headersOf = (reply: FastifyReply, body: Buffer): OutgoingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !isOwn(name))),
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
});

export function createResponseCache(now: () => number = Date.now) {
  const responses = new Map<string, CachedResponse>();
  let generations = 0;
  return {
    /** The cached response to this request; undefined for people with a session. */
    find({ method, originalUrl, headers }: Pick<FastifyRequest, 'method' | 'originalUrl' | 'headers'>) {
      const found = method === 'GET' ? responses.get(originalUrl) : undefined;
      if (!found || found.until <= now() || headers.cookie?.includes(`${sessionCookie}=`)) return undefined;
      return found;
    },
    generation: (): number => generations,
    /** Stores nothing whose data was read before the last `clear`. */
    set(url: string, { reply, body, etag, until, generation }: NewResponse): void {
      if (generation !== generations || url.length > longestUrl || until <= now()) return;
      const [oldest] = responses.size >= max ? responses.keys() : [];
      if (oldest !== undefined) responses.delete(oldest);
      responses.set(url, { headers: headersOf(reply, body), body, etag, until });
    },
    clear(): void {
      generations += 1;
      responses.clear();
    },
  };
}

type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Sends complete responses that are the same for every visitor. Rate limit and request log count them like any other.
 * Call it after the rate limit is registered, and before everything whose work a stored response does not need: cookies
 * are neither read nor set, and its headers hold what helmet wrote.
 */
export function addResponseCache(app: FastifyInstance): void {
  const cache = createResponseCache();
  const countRequest = app.hasDecorator('createRateLimit') ? app.createRateLimit() : null;
  app.decorate('responseCache', cache);
  app.addHook('onRequest', async (request, reply) => {
    const found = cache.find(request);
    if (!found) return;
    const count = await countRequest?.(request);
    // Above the limit, the request goes on to its route, which refuses it.
    if (count?.isAllowed === false && count.isExceeded) return;
    // The bytes are ready, so they skip Fastify's serialisation; its log and its `onResponse` hooks still run.
    reply.hijack();
    if (isNotModified(request.headers['if-none-match'], found.etag))
      reply.raw.writeHead(304, { etag: found.etag }).end();
    else reply.raw.writeHead(200, found.headers).end(found.body);
  });
}
