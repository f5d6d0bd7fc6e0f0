import { randomBytes } from 'node:crypto';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { routeOf } from '../src/route-table.ts';
import { adminGate } from './admin-gate.ts';
import { sendCompressed } from './compress.ts';
import type { SiteConfig } from './config.ts';
import { renderPage } from './page.ts';
import { releaseReader } from './releases.ts';
import { contentSecurityPolicy, pageHeaders } from './security.ts';
import { readShellBuild } from './shell-build.ts';

const yearSeconds = 31_536_000;

const cookie = (header: string | undefined, name: string): string | undefined =>
  header?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1];

/** Passes a path on to the API, which believes this server's word on who is calling. */
const toApi = (config: SiteConfig, prefix: string): FastifyHttpProxyOptions => ({
  upstream: config.api,
  prefix,
  rewritePrefix: prefix,
  http: { requestOptions: { timeout: 0 } },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({
      ...headers,
      'x-forwarded-for': request.ip,
      'x-vidya-front': config.originSecret,
    }),
  },
});

/** The site's front server: pages, the shell's files, the release document, and the way to the API. */
export async function createSite(config: SiteConfig): Promise<FastifyInstance> {
  const site = fastify({
    logger: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const shell = readShellBuild(config.builds, config.shellVersion);
  const releases = releaseReader(config.releases);

  await site.register(staticFiles, {
    root: config.builds,
    prefix: '/static/',
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
  for (const prefix of ['/api', '/media']) await site.register(httpProxy, toApi(config, prefix));
  await site.register(adminGate(config));

  site.get('/healthz', () => ({ ok: true }));
  site.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(shell.frame.favicon),
  );
  site.get('/releases.json', (_, reply) => reply.header('cache-control', 'no-cache').send(releases()));
  site.get('/*', (request, reply) => {
    const url = new URL(request.url, `http://${request.host}`);
    const document = releases();
    const nonce = randomBytes(16).toString('base64');
    const theme = cookie(request.headers.cookie, 'vidya-theme');
    reply
      .code(routeOf(url.pathname) ? 200 : 404)
      .headers({ ...pageHeaders, 'content-security-policy': contentSecurityPolicy(config, document, nonce) });
    const page = renderPage({ config, shell, releases: document }, { url, nonce, theme });
    return sendCompressed(request, reply, page);
  });
  return site;
}
