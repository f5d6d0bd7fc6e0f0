import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Names, rewriteRequestHeaders, rewriteResponseHeaders } from './deployed-headers.ts';
import { type LocalArea, pageWithLocal, policyWithLocal } from './local-in-page.ts';

/** Headers of one connection, which must not be forwarded. */
const ofConnection =
  /^(host|connection|keep-alive|transfer-encoding|upgrade|accept-encoding|content-(length|encoding))$/;

const passable = (headers: Record<string, string | string[] | undefined>): [string, string | string[]][] =>
  Object.entries(headers).filter((entry): entry is [string, string | string[]] => {
    return entry[1] !== undefined && !ofConnection.test(entry[0]);
  });

const isForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Sends a page with the local area; the response may also be a file, a redirect or an error. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, names: Names, area: LocalArea) {
  const headers = passable(rewriteRequestHeaders(request.headers, names)).map(([name, value]) => [name, String(value)]);
  const response = await fetch(names.deployed + request.url, {
    headers: headers as [string, string][],
    redirect: 'manual',
  });
  const given = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() };
  reply.code(response.status).headers(Object.fromEntries(passable(rewriteResponseHeaders(given, names))));
  const policy = response.headers.get('content-security-policy');
  if (policy) reply.header('content-security-policy', policyWithLocal(policy, area));
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    return reply.send(response.body ? Readable.from(response.body) : null);
  return reply.send(pageWithLocal(await response.text(), area));
}

/** A proxy for the deployed site on this machine, with one area from a local server. Forwards all other requests. */
export async function deployedSite(deployed: string, area: LocalArea): Promise<FastifyInstance> {
  const site = fastify({ logger: false, bodyLimit: Number.MAX_SAFE_INTEGER });
  const namesFor = ({ headers }: { headers: { host?: string | undefined } }): Names => ({
    deployed,
    local: `http://${headers.host ?? 'localhost'}`,
  });
  await site.register(httpProxy, {
    upstream: deployed,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isForPage(request)) return sendPage(request, reply, namesFor(request), area);
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => rewriteRequestHeaders(headers, namesFor(request)),
      rewriteHeaders: (headers, request) => rewriteResponseHeaders(headers, namesFor(request ?? { headers: {} })),
    },
  });
  return site;
}
