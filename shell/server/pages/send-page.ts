import { randomInt } from 'node:crypto';
import {
  type createPageReleases,
  linkCookie,
  linkNoticeOf,
  overrideOf,
  type Releases,
} from '@vidya/platform/front/front';
import { shareCookie, shareCount, shareIn, ticketEntry } from '@vidya/platform/gate/document/canary';
import { issueTicket } from '@vidya/platform/gate/document/page-ticket';
import { cookie, setCookie, setReadableCookie } from '@vidya/server/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';
import { createDocumentCache } from '../documents/document-cache.ts';
import { sendDocument } from '../documents/page-document.ts';
import { httpsOnly, pageHeaders } from '../security.ts';
import type { ShellBuild } from '../shell-build.ts';
import { visitorOf } from '../visitor.ts';
import { earlyFiles, earlyScripts, linkHeader } from './early.ts';
import type { PageContent } from './render-page.ts';

const yearSeconds = 31_536_000;

type PageRelease = Awaited<ReturnType<ReturnType<typeof createPageReleases>>>;

interface PageResponseParts {
  config: SiteConfig;
  shell: ShellBuild;
  releases: Releases;
  pageRelease: ReturnType<typeof createPageReleases>;
}

/** The browser's share. A new browser gets one while an area has a canary; before that, all shares are equal. */
function shareOf(
  cookies: string | undefined,
  { config, releases }: Pick<PageResponseParts, 'config' | 'releases'>,
  reply: FastifyReply,
): number {
  const known = shareIn(cookies);
  if (known !== undefined || !releases.now()?.document.remotes.some(({ canary }) => canary)) return known ?? 0;
  const share = randomInt(shareCount);
  reply.header('set-cookie', setReadableCookie(config, shareCookie, String(share), yearSeconds));
  return share;
}

/** The right of this response's browser to report how it fared. A CDN's copies share one, so one of them reports. */
function ticketOf({ release }: { release: PageRelease }, hasFailed: boolean, { originSecret }: SiteConfig): string {
  const areas = release.ticketAreas.map((area) =>
    area.name === release.renderedArea && hasFailed ? { ...area, hasFailed } : area,
  );
  return `${ticketEntry};desc="${issueTicket(areas, originSecret)}"`;
}

/** How long a CDN may send a page to others, and send it while it asks for a newer one, in seconds. */
const sharedSeconds = 3;
const staleSeconds = 30;

/**
 * A browser asks every time. Only a CDN keeps pages, those of visitors: `cdn-cache-control`, because some browsers would
 * follow `stale-while-revalidate` in `cache-control` and show an old release. No page is `no-store`, as Back would load
 * it again, but responses to forms are.
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

/** Sends the pages of the site with what their requests say: versions, theme, session. */
export function createPageResponses({ config, shell, releases, pageRelease }: PageResponseParts) {
  const keep = createDocumentCache();

  /** What a request says of its page: the versions for this browser, and what else changes the document. */
  async function visitOf(request: FastifyRequest, reply: FastifyReply) {
    // Appended to the origin, the address stays on this site even if it starts with several slashes.
    const url = new URL(config.origin + request.url);
    const { cookie: cookies } = request.headers;
    const visitor = visitorOf(cookies);
    const override = await overrideOf(request, { config, releases });
    const share = shareOf(cookies, { config, releases }, reply);
    const release = await pageRelease({ url, hasSession: visitor.hasSession, share }, override);
    return {
      ...visitor,
      url,
      release,
      override,
      version: release.version,
      pages: release.pages,
      routes: release.routes,
    };
  }

  function send(request: FastifyRequest, reply: FastifyReply, visit: Visit, content: PageContent) {
    const { status, head, page, hasFailed = false } = content;
    const { url, hasSession, isLearning, theme, override, release } = visit;
    const { version, view, origins, area } = release;
    const { cookie: cookies } = request.headers;
    const linkNotice = linkNoticeOf(cookies, override);
    if (cookie(cookies, linkCookie)) reply.header('set-cookie', setCookie(config, linkCookie, '', 0));
    // A missing course is not kept, nor is a page that responds to a form.
    const isForMany = page?.status === 200 && !override && !linkNotice && request.method !== 'POST';
    const isPublic = isForMany && !hasSession && !reply.hasHeader('set-cookie');
    reply.code(status).headers({
      ...pageHeaders,
      'server-timing': ticketOf(visit, hasFailed, config),
      ...(config.origin.startsWith('https://') && httpsOnly),
      ...(request.method === 'POST' ? { 'cache-control': 'no-store' } : cacheHeaders(isPublic)),
      ...(!page && { link: linkHeader(earlyFiles(shell, release.early, url.pathname)) }),
    });
    const settings = {
      ...release.settings,
      hasSession,
      ...(!isLearning && { isLearning }),
      ...(linkNotice && { linkNotice }),
      ...(page && { rendered: { version, queries: page.queries, isKept: page.isKept, isStale: page.isStale } }),
    };
    // After the content, so that they do not compete with it.
    const deferred = page ? earlyScripts(shell, release.early, url.pathname) : [];
    const document = { url, head, theme, shell, view, settings, page, deferred };
    const kind = isForMany ? `${theme} ${release.stamp}` : undefined;
    return sendDocument(request, reply, { page: document, origins, area, kind }, keep);
  }

  type Visit = Awaited<ReturnType<typeof visitOf>>;
  return { visitOf, send };
}

export type PageResponses = ReturnType<typeof createPageResponses>;
