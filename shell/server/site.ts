import { readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import { compile } from '@fastify/proxy-addr';
import staticFiles from '@fastify/static';
import { staleHeader } from '@vidya/contracts/rules/stale-header';
import {
  announceHostMetadata,
  createVersionStore,
  followReleases,
  livePages,
  type Releases,
  routesIn,
} from '@vidya/platform/front/front';
import { logRequests } from '@vidya/server/access-log';
import { measureRequests } from '@vidya/server/metrics/measure-requests';
import { type FrontMetrics, noMetrics } from '@vidya/server/metrics/metrics';
import { readRefusedBodies } from '@vidya/server/refused-body';
import { requestIdSettings, returnRequestIds } from '@vidya/server/request-ids';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { adminGate } from './admin-gate.ts';
import { toApi } from './api/api-proxy.ts';
import { toApiAddress } from './api/badge-addresses.ts';
import { redirectFailedSocialSignIn } from './api/failed-social-sign-in.ts';
import type { SiteConfig } from './config.ts';
import { isNotModified } from './documents/etag.ts';
import { signedFileRoutes } from './files/signed-files.ts';
import { sharePicture } from './head/head.ts';
import { healthRoute } from './health.ts';
import { logFailures } from './log-failures.ts';
import { failedPage } from './pages/failed-page.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { readShellBuild, type ShellBuild } from './shell-build.ts';
import { sitemapRoutes } from './sitemap/sitemap.ts';

const yearSeconds = 31_536_000;

/** The origin that a request to a proxy names before its path. */
const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address that gets a page like any other: a path, with the percent signs escaped if they are malformed. Parameters
 * stay as they are: the server reads them as browsers do.
 */
function readable(address: string): string {
  const named = address.replace(origin, '');
  const url = named.startsWith('/') ? named : `/${named}`;
  const [path = '', ...rest] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...rest].join('?');
}

/** What no route handles: a file that is not there, or a method that pages do not have. */
function lost({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = method === 'GET' || method === 'HEAD';
  reply.header('cache-control', 'no-store').type('text/plain');
  if (isRead) return reply.code(404).send('Not found');
  return reply.code(405).header('allow', 'GET, HEAD, POST').send('Method not allowed');
}

/** Announces the shell's `host.json` to the API when the site starts to listen. */
function announce(site: FastifyInstance, config: SiteConfig, { host }: ShellBuild): void {
  if (!host) return console.warn('This build of the shell has no host.json: nobody learns what it offers to areas.');
  let stop = (): void => undefined;
  site.addHook('onListen', () => {
    stop = announceHostMetadata(config, host);
  });
  site.addHook('onClose', () => stop());
}

/** `/releases.json`, byte for byte as it was signed, and `/platform.json`, the shared libraries of the live shell. */
function releaseRoutes(site: FastifyInstance, releases: Releases, shell: ShellBuild): void {
  site.get('/releases.json', (request, reply) => {
    const known = releases.now();
    reply.header('cache-control', 'no-cache');
    if (!known) return reply.code(503).send({ error: 'There is no release document yet.' });
    reply.header('etag', known.etag);
    if (isNotModified(request, known.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(known.text);
  });
  site.get('/platform.json', (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    if (!shell.host) return reply.code(404).send({ error: 'This build of the shell says nothing about itself.' });
    return reply.type('application/json; charset=utf-8').send(shell.host);
  });
}

function measure(site: FastifyInstance, config: SiteConfig, metrics: FrontMetrics): void {
  if (!config.metrics) return;
  measureRequests(site, metrics);
  metrics.onRead('apiServers', () =>
    Object.entries(config.api.sizes()).map(([state, value]) => ({ value, labels: { state } })),
  );
  site.addHook('onSend', async (_, reply) => {
    if (reply.hasHeader(staleHeader) || reply.hasHeader('age')) metrics.count('staleResponses');
  });
}

/** The site's front server: pages, the shell's files, the release document and the proxy to the API. */
export async function createSite(config: SiteConfig, metrics: FrontMetrics = noMetrics): Promise<FastifyInstance> {
  const isProxy = compile(config.trustedProxies);
  const site = fastify({
    ...requestIdSettings(({ socket }) => isProxy(socket.remoteAddress ?? '', 0)),
    logger: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => toApiAddress(readable(url)),
  });
  returnRequestIds(site);
  logFailures(site);
  readRefusedBodies(site);
  if (config.hasAccessLog) logRequests(site, () => undefined);
  measure(site, config, metrics);
  // No browser guesses a type, whatever the response is.
  site.addHook('onRequest', async (_, reply) => void reply.header('x-content-type-options', 'nosniff'));
  // They would hold a whole body in memory, for routes that read none. The proxies pass bodies on as they come.
  site.removeAllContentTypeParsers();
  site.setNotFoundHandler(lost);
  site.setErrorHandler(failedPage);
  const shell = readShellBuild(config.builds, config.shellVersion);
  const picture = readFileSync(path.join(import.meta.dirname, 'share.png'));

  await site.register(staticFiles, {
    root: config.builds,
    prefix: '/static/',
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
  });
  redirectFailedSocialSignIn(site);
  for (const prefix of ['/api', '/media']) await site.register(httpProxy, toApi(config, prefix));
  signedFileRoutes(site, config);
  site.addHook('onListen', () => config.api.watch());
  site.addHook('onClose', () => config.api.stop());
  await site.register(adminGate(config));

  site.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(shell.frame.favicon),
  );
  site.get(sharePicture, (_, reply) => reply.type('image/png').header('cache-control', 'max-age=86400').send(picture));
  const releases = await followReleases(config);
  site.addHook('onClose', () => releases.close());
  releaseRoutes(site, releases, shell);
  const versions = createVersionStore(config.headWaitMs);
  sitemapRoutes(site, {
    config,
    areaPages: () => livePages(releases, versions),
    routes: () => routesIn(releases.now()?.document),
  });
  const { isReady } = pageRoutes(site, { config, shell, releases, versions });
  healthRoute(site, isReady);
  announce(site, config, shell);
  return site;
}
