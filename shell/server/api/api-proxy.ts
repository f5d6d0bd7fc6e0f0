import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Envelope } from '@vidya/contracts/calls/call';
import { staleHeader } from '@vidya/contracts/rules/stale-header';
import { texts } from '@vidya/contracts/texts/texts';
import { shedHeader } from '@vidya/server/shed-header';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerHeaders } from '../caller-headers.ts';
import type { SiteConfig } from '../config.ts';
import { withoutTrace } from '../front-call.ts';
import type { ApiServers } from './api-servers.ts';
import { isUnable, wasRefused } from './ask-api.ts';
import type { StaleResponse } from './stale-responses.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** A request that changes nothing may be sent again. Bodies are passed on as they come, so others cannot. */
const isRepeatable = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const unavailable: Envelope = { Success: false, Message: texts.session.serverDown, Data: null, Error: 'ServerBusy' };

/** What is left of a body that the API did not take stands before the next request: such a connection is of no more use. */
const endAfterHalfABody = (reply: FastifyReply): FastifyReply =>
  reply.request.raw.complete ? reply : reply.header('connection', 'close');

const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  endAfterHalfABody(reply)
    .code(503)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
    .send({ ...unavailable, RequestId: reply.request.id });

/** Its age stands in `staleHeader` while the API is down, and otherwise, as under load, in the usual header of caches. */
const sendStale = (reply: FastifyReply, api: ApiServers, { type, body, ageSeconds }: StaleResponse): FastifyReply =>
  reply
    .code(200)
    .headers({ 'content-type': type, 'cache-control': 'no-store' })
    .header(api.isDown() ? staleHeader : 'age', String(ageSeconds))
    .send(body);

/** A picture has two formats at one address. */
const keyOf = ({ url, headers }: FastifyRequest): string =>
  url.startsWith('/media/') && headers.accept?.includes('image/avif') ? `${url} avif` : url;

/** Sends a response and keeps it for the time without the API, if the API allows that. */
async function sendAndKeep(reply: FastifyReply, stream: Readable, { stale }: ApiServers): Promise<void> {
  const { method } = reply.request;
  const key = keyOf(reply.request);
  const headers = reply.getHeaders() as Record<string, string>;
  if (method !== 'GET' || reply.statusCode !== 200 || !stale.allows(key, headers)) return void reply.send(stream);
  const body = await buffer(stream);
  stale.keep(key, headers, body);
  reply.send(body);
}

/** Forgets a response whose headers have been copied already. */
function clear(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
}

/**
 * Forwards a path to the API, which trusts this server's headers about the caller. What one server cannot answer now,
 * another one is asked, once, unless the first refused it under load; then what visitors had last is sent, or a 503 with the envelope.
 */
export function toApi(config: SiteConfig, prefix: string): FastifyHttpProxyOptions {
  const { api } = config;
  const asked = new WeakMap<FastifyRequest, string[]>();
  /** Requests that have their outcome: what fails afterwards, such as the rest of a refused body, changes nothing. */
  const settled = new WeakSet<FastifyRequest>();

  function help(reply: FastifyReply, mayAskAnother = true): boolean {
    const { request } = reply;
    if (!isRepeatable(request)) return false;
    const [first, second] = asked.get(request) ?? [];
    if (mayAskAnother && second === undefined && api.address(first) !== first) {
      settled.delete(request);
      reply.from(undefined, options);
      return true;
    }
    const stale = api.stale.find(keyOf(request));
    if (stale) sendStale(reply, api, stale);
    return stale !== undefined;
  }
  const options: ReplyOptions = {
    rewriteRequestHeaders: (request, headers) => ({ ...withoutTrace(headers), ...callerHeaders(request, config) }),
    // By itself it would ask the same server ten more times.
    retryDelay: () => null,
    getUpstream: (incoming) => {
      const request = incoming as FastifyRequest;
      const before = asked.get(request) ?? [];
      const address = api.address(before[0]);
      asked.set(request, [...before, address]);
      return address;
    },
    onResponse: (_, outgoing, { stream }) => {
      const reply = outgoing as FastifyReply;
      settled.add(reply.request);
      if (!isUnable(reply.statusCode)) return void sendAndKeep(reply, stream, api).catch(() => reply.raw.destroy());
      const headers = { ...reply.getHeaders() };
      clear(reply);
      if (help(reply, headers[shedHeader] === undefined)) stream.destroy();
      else void reply.headers(headers).send(stream);
    },
    onError: (outgoing, { error }) => {
      const reply = outgoing as FastifyReply;
      if (settled.has(reply.request)) return;
      settled.add(reply.request);
      if (wasRefused(error)) api.failed(asked.get(reply.request)?.at(-1));
      if (!help(reply)) sendUnavailable(reply);
    },
  };
  return {
    upstream: '',
    prefix,
    rewritePrefix: prefix,
    http: { requestOptions: { timeout: 0 } },
    // A hanging server would keep the few connections that a browser has.
    preHandler: async (request, reply) => {
      if (!api.isAway() || !isRepeatable(request)) return;
      const stale = api.stale.find(keyOf(request));
      return stale ? sendStale(reply, api, stale) : sendUnavailable(reply);
    },
    replyOptions: options,
  };
}
