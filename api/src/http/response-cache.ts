import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionCookie } from '@vidya/contracts/rules/cookies';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isKnown } from './etag.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

interface CachedResponse {
  headers: string[];
  body: Buffer;
  etag: string;
  until: number;
}

interface Entry {
  /** The response being sent: the cache stores its headers. */
  reply: FastifyReply;
  body: Buffer;
  etag: string;
  /** Valid until, in ms since 1970. */
  until: number;
  /** From `generation()`, taken before the response's data was read. */
  generation: number;
}

/**
 * Complete responses that are the same for every visitor. They go out before any other work: no cookie is read or set,
 * and no rate limit counts them, because sending one costs less than counting it. Requests with a session bypass the
 * cache.
 */
export interface ResponseCache {
  /** Sends the cached response for this request; returns false if there is none. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  generation(): number;
  /** Stores nothing whose data was read before the last `clear`. */
  set(url: string, kept: Entry): void;
  clear(): void;
}

const max = 500;
const longestUrl = 300;

/** Headers that belong to one visitor or one moment. */
const isOwn = (name: string): boolean => /^(set-cookie|x-ratelimit|retry-after|date|connection)/.test(name);

const headersOf = (reply: FastifyReply, body: Buffer): string[] =>
  Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !isOwn(name))
    .concat([
      ['content-type', 'application/json; charset=utf-8'],
      ['content-length', String(body.length)],
    ])
    .flatMap(([name, value]) => [name, String(value)]);

const isVisitor = ({ headers }: IncomingMessage): boolean => !headers.cookie?.includes(`${sessionCookie}=`);

export function createResponseCache(now: () => number = Date.now): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  let generations = 0;
  return {
    send(request, response) {
      const found = request.method === 'GET' && request.url ? responses.get(request.url) : undefined;
      if (!found || found.until <= now() || !isVisitor(request)) return false;
      if (isKnown(request.headers['if-none-match'], found.etag)) response.writeHead(304, ['etag', found.etag]).end();
      else response.writeHead(200, found.headers).end(found.body);
      return true;
    },
    generation: () => generations,
    set(url, { reply, body, etag, until, generation }) {
      if (generation !== generations || url.length > longestUrl || until <= now()) return;
      const [oldest] = responses.size >= max ? responses.keys() : [];
      if (oldest !== undefined) responses.delete(oldest);
      responses.set(url, { headers: headersOf(reply, body), body, etag, until });
    },
    clear() {
      generations += 1;
      responses.clear();
    },
  };
}

/** Puts the cache in front of all other request handlers. */
export function addResponseCache(app: FastifyInstance): void {
  const ready = createResponseCache();
  app.decorate('responseCache', ready);
  const handlers = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!ready.send(request, response)) for (const handle of handlers) handle(request, response);
  });
}
