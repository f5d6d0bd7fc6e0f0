import { randomInt } from 'node:crypto';
import { shareCookie, shareCount, shareIn } from '@vidya/contracts/release/canary';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from './config.ts';
import { cookie, setCookie, setReadableCookie } from './cookies.ts';
import { createKeptDocuments } from './documents/kept-documents.ts';
import { sendDocument } from './documents/page-document.ts';
import { earlyFiles, earlyScripts, linkHeader } from './early.ts';
import { overrideOf } from './override/override.ts';
import { linkCookie, linkNoticeOf, type Switched, switchesOf } from './override/switches.ts';
import { createPageContents } from './page-content.ts';
import { createPageReleases } from './release/page-release.ts';
import type { Releases } from './release/releases.ts';
import type { VersionStore } from './release/version-store.ts';
import { pageHeaders } from './security.ts';
import type { ShellBuild } from './shell-build.ts';
import { visitorOf } from './visitor.ts';

const yearSeconds = 31_536_000;

function sendOn(reply: FastifyReply, switched: Switched): FastifyReply {
  reply.header('cache-control', 'no-store');
  if ('wrong' in switched) return reply.code(400).type('text/plain').send(switched.wrong.join('\n'));
  // 303 redirect: the browser's history does not keep the address with the parameters.
  for (const each of switched.cookies) reply.header('set-cookie', each);
  return reply.redirect(switched.goOn, 303);
}

interface PageParts {
  config: SiteConfig;
  shell: ShellBuild;
  releases: Releases;
  versions: VersionStore;
}

/** The browser's share. A new browser gets one while an area has a canary; before that, all shares are equal. */
function shareOf(
  cookies: string | undefined,
  { config, releases }: Pick<PageParts, 'config' | 'releases'>,
  reply: FastifyReply,
): number {
  const known = shareIn(cookies);
  if (known !== undefined || !releases.now()?.document.remotes.some(({ canary }) => canary)) return known ?? 0;
  const share = randomInt(shareCount);
  reply.header('set-cookie', setReadableCookie(config, shareCookie, String(share), yearSeconds));
  return share;
}

/** How long a CDN may send a page to others, and send it while it asks for a newer one, in seconds. */
const sharedSeconds = 3;
const staleSeconds = 30;

/**
 * A browser asks every time. Only a CDN keeps pages, those of visitors: `cdn-cache-control`, because some browsers would
 * follow `stale-while-revalidate` in `cache-control` and show an old release. Nothing is `no-store`: Back would load anew.
 */
const cacheHeaders = (isPublic: boolean): Record<string, string> => ({
  vary: 'cookie, accept-encoding',
  ...(isPublic
    ? {
        'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}`,
        'cdn-cache-control': `max-age=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`,
      }
    : { 'cache-control': 'private, no-cache' }),
});

/** The site's pages: every path that no other route handles. */
export function pageRoutes(site: FastifyInstance, { config, shell, releases, versions }: PageParts): void {
  const contents = createPageContents(config, shell);
  const keep = createKeptDocuments();
  site.addHook('onClose', () => contents.stop());
  const pageRelease = createPageReleases({ config, releases, versions, follow: (builds) => contents.follow(builds) });
  site.get('/*', async (request, reply) => {
    // Appended to the origin, the address stays on this site even if it starts with several slashes.
    const url = new URL(config.origin + request.url);
    const switched = switchesOf(url, config);
    if (switched) return sendOn(reply, switched);
    const { cookie: cookies } = request.headers;
    const { hasSession, theme, hasStyles } = visitorOf(cookies, shell.version);
    const override = await overrideOf(request, config);
    const share = shareOf(cookies, { config, releases }, reply);
    const release = await pageRelease({ url, hasSession, share }, override);
    const { version, pages, view, origins } = release;
    const { status, head, page } = await contents.at({ url, hasSession, version, pages }, request);
    const linkNotice = linkNoticeOf(cookies, override);
    if (cookie(cookies, linkCookie)) reply.header('set-cookie', setCookie(config, linkCookie, '', 0));
    // A missing course is not kept.
    const isForMany = page?.status === 200 && !override && !linkNotice;
    const isPublic = isForMany && !hasSession && !reply.hasHeader('set-cookie');
    reply.code(status).headers({
      ...pageHeaders,
      ...cacheHeaders(isPublic),
      ...(!page && { link: linkHeader(earlyFiles(shell, release.early, url.pathname)) }),
    });
    const settings = {
      ...release.settings,
      hasSession,
      ...(linkNotice && { linkNotice }),
      ...(page && { rendered: { version, queries: page.queries } }),
    };
    // After the content, so that they do not compete with it.
    const late = page ? earlyScripts(shell, release.early, url.pathname) : [];
    const document = { url, head, theme, hasStyles, shell, view, settings, page, late };
    const kind = isForMany ? `${theme} ${hasStyles} ${release.stamp}` : undefined;
    return sendDocument(request, reply, { page: document, origins, kind }, keep);
  });
}
