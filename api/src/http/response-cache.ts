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
  /** The answer as it goes out: its headers are kept with it. */
  reply: FastifyReply;
  body: Buffer;
  etag: string;
  /** Until when, in ms since 1970. */
  until: number;
  /** From `generation`, taken before what the answer says was read. */
  generation: number;
}

/**
 * Whole answers that every visitor gets alike, sent before anything else is done: no cookie is read or set and nothing is
 * counted, since sending one costs less than counting it. Whoever has a session never meets them.
 */
export interface ResponseCache {
  /** Sends what is kept for this request; false where nothing is. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  generation(): number;
  /** Nothing is kept that was read before the last `clear`. */
  set(url: string, kept: Entry): void;
  clear(): void;
}

const max = 500;
const longestUrl = 300;

/** What belongs to one visitor or one moment. */
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

/** Puts them before everything else that the server does. */
export function addResponseCache(app: FastifyInstance): void {
  const ready = createResponseCache();
  app.decorate('responseCache', ready);
  const handlers = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!ready.send(request, response)) for (const handle of handlers) handle(request, response);
  });
}
