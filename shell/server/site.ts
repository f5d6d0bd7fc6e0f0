import { readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { adminGate } from './admin-gate.ts';
import type { SiteConfig } from './config.ts';
import { isKnown } from './documents/etag.ts';
import { callerHeaders } from './front-call.ts';
import { sharePicture } from './head/head.ts';
import { pageRoutes } from './page-routes.ts';
import { announceHostMetadata } from './release/announce-host.ts';
import { livePages } from './release/live-pages.ts';
import { followReleases, type Releases } from './release/releases.ts';
import { createVersionStore } from './release/version-store.ts';
import { readShellBuild, type ShellBuild } from './shell-build.ts';
import { sitemapRoutes } from './sitemap/sitemap.ts';

const yearSeconds = 31_536_000;

/** Escapes the percent signs of a malformed address, so that it gets a page like any other. */
function readable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Forwards a path to the API, which trusts this server's headers about the caller. */
const toApi = (config: SiteConfig, prefix: string): FastifyHttpProxyOptions => ({
  upstream: config.api,
  prefix,
  rewritePrefix: prefix,
  http: { requestOptions: { timeout: 0 } },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...callerHeaders(request, config) }),
  },
});

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
    reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    if (!known) return reply.code(503).send({ error: 'There is no release document yet.' });
    reply.header('etag', known.etag);
    if (isKnown(request, known.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(known.text);
  });
  site.get('/platform.json', (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    if (!shell.host) return reply.code(404).send({ error: 'This build of the shell says nothing about itself.' });
    return reply.type('application/json; charset=utf-8').send(shell.host);
  });
}

/** The site's front server: pages, the shell's files, the release document and the proxy to the API. */
export async function createSite(config: SiteConfig): Promise<FastifyInstance> {
  const site = fastify({
    logger: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readable(url),
  });
  const shell = readShellBuild(config.builds, config.shellVersion);
  const picture = readFileSync(path.join(import.meta.dirname, 'share.png'));

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
  site.get(sharePicture, (_, reply) => reply.type('image/png').header('cache-control', 'max-age=86400').send(picture));
  const releases = await followReleases(config);
  site.addHook('onClose', () => releases.close());
  releaseRoutes(site, releases, shell);
  const versions = createVersionStore(config.headWaitMs);
  sitemapRoutes(site, { config, areaPages: () => livePages(releases, versions) });
  pageRoutes(site, { config, shell, releases, versions });
  announce(site, config, shell);
  return site;
}
