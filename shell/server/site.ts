import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { sessionCookie } from '@vidya/contracts/cookies';
import type { ReleaseDocument, ReleasedRemote } from '@vidya/contracts/release';
import fastify, { type FastifyInstance } from 'fastify';
import { routeOf } from '../src/route-table.ts';
import { adminGate } from './admin-gate.ts';
import { sendCompressed } from './compress.ts';
import type { SiteConfig } from './config.ts';
import { earlyFiles, linkHeader } from './early.ts';
import { createFirstPictures } from './first-picture.ts';
import { callerHeaders } from './front-call.ts';
import { sharePicture } from './head/head.ts';
import { createPageHeads } from './head/page-head.ts';
import { renderPage } from './page.ts';
import { forBrowsers, releaseReader } from './releases.ts';
import { contentSecurityPolicy, pageHeaders } from './security.ts';
import { readShellBuild } from './shell-build.ts';
import { sitemapRoutes } from './sitemap/sitemap.ts';

const yearSeconds = 31_536_000;

/** Which build's styles and fonts the browser was sent to. It holds a version, the same for everybody. */
const stylesCookie = 'vidya-styles';
const keptLong = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`;

const cookie = (header: string | undefined, name: string): string | undefined =>
  header?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1];

/** Signs that stand for no text are read as they are written: such an address has a page like any other. */
function readable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Passes a path on to the API, which believes this server's word on who is calling. */
const toApi = (config: SiteConfig, prefix: string): FastifyHttpProxyOptions => ({
  upstream: config.api,
  prefix,
  rewritePrefix: prefix,
  http: { requestOptions: { timeout: 0 } },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...callerHeaders(request, config) }),
  },
});

/** The area of a page. The dashboard's files are refused to most people, so the page does not ask for them by itself. */
function remoteOf({ remotes }: ReleaseDocument, { pathname }: URL): ReleasedRemote | undefined {
  const area = routeOf(pathname)?.area;
  return area === 'admin' ? undefined : remotes.find(({ name }) => name === area);
}

/** The site's front server: pages, the shell's files, the release document, and the way to the API. */
export async function createSite(config: SiteConfig): Promise<FastifyInstance> {
  const site = fastify({
    logger: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readable(url),
  });
  const shell = readShellBuild(config.builds, config.shellVersion);
  const releases = releaseReader(config.releases);
  const describePage = createPageHeads(config);
  const firstPicture = createFirstPictures(config);
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
  site.get('/releases.json', (_, reply) => reply.header('cache-control', 'no-cache').send(forBrowsers(releases())));
  site.get(sharePicture, (_, reply) => reply.type('image/png').header('cache-control', 'max-age=86400').send(picture));
  sitemapRoutes(site, config);
  site.get('/*', async (request, reply) => {
    // Behind the origin an address stays below it, whatever slashes it begins with.
    const url = new URL(config.origin + request.url);
    const { status, head } = await describePage(url, request);
    const picture = head.picture ?? (await firstPicture(url, request));
    const document = releases();
    const nonce = randomBytes(16).toString('base64');
    const theme = cookie(request.headers.cookie, 'vidya-theme');
    const hasSession = Boolean(cookie(request.headers.cookie, sessionCookie));
    const hasStyles = cookie(request.headers.cookie, stylesCookie) === shell.version;
    if (!hasStyles) reply.header('set-cookie', `${stylesCookie}=${shell.version}; ${keptLong}`);
    const remote = remoteOf(document, url);
    reply.code(status).headers({
      ...pageHeaders,
      'content-security-policy': contentSecurityPolicy(config, document, nonce),
      link: linkHeader(earlyFiles(shell, remote, url)),
    });
    const page = renderPage(
      { config, shell, releases: document, remote, picture },
      { url, head, nonce, theme, hasSession, hasStyles },
    );
    return sendCompressed(request, reply, page);
  });
  return site;
}
