import { randomBytes, randomInt } from 'node:crypto';
import { shareCookie, shareCount, shareIn } from '@vidya/contracts/release/canary';
import { sessionCookie } from '@vidya/contracts/rules/cookies';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isShellPage } from '../src/route-table.ts';
import { sendCompressed } from './compress.ts';
import type { SiteConfig } from './config.ts';
import { cookie, setCookie, setReadableCookie } from './cookies.ts';
import { earlyFiles, earlyScripts, linkHeader } from './early.ts';
import { createPageHeads } from './head/page-head.ts';
import { createLcpImages } from './lcp-image.ts';
import { overrideOf } from './override/override.ts';
import { linkCookie, linkNoticeOf, type Switched, switchesOf } from './override/switches.ts';
import { htmlDocument } from './page.ts';
import { createPageReleases } from './release/page-release.ts';
import type { Releases } from './release/releases.ts';
import { createRenderedPages } from './renderer/rendered-pages.ts';
import { contentSecurityPolicy, pageHeaders } from './security.ts';
import type { ShellBuild } from './shell-build.ts';

const yearSeconds = 31_536_000;

/** The build whose styles and fonts this browser has loaded. It holds only a version, so it identifies nobody. */
const stylesCookie = 'vidya-styles';

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

/** The site's pages: every path that no other route handles. */
export function pageRoutes(site: FastifyInstance, { config, shell, releases }: PageParts): void {
  const { version: shellVersion, server: code } = shell;
  const rendered = code === undefined ? undefined : createRenderedPages(config, { version: shellVersion, code });
  site.addHook('onClose', () => rendered?.stop());
  const pageRelease = createPageReleases({ config, releases, follow: (builds) => rendered?.follow(builds) });
  const describePage = createPageHeads(config);
  const lcpImage = createLcpImages(config);
  site.get('/*', async (request, reply) => {
    // Appended to the origin, the address stays on this site even if it starts with several slashes.
    const url = new URL(config.origin + request.url);
    const switched = switchesOf(url, config);
    if (switched) return sendOn(reply, switched);
    const { cookie: cookies } = request.headers;
    const [{ status, head }, override] = await Promise.all([describePage(url, request), overrideOf(request, config)]);
    const hasSession = Boolean(cookie(cookies, sessionCookie));
    const share = shareOf(cookies, { config, releases }, reply);
    const [picture, release] = await Promise.all([
      head.picture ?? lcpImage(url, request),
      pageRelease({ url, hasSession, share }, override),
    ]);
    const version = isShellPage(url.pathname) ? shellVersion : release.version;
    const page = version === undefined ? undefined : await rendered?.at({ url, hasSession, version }, request);
    const nonce = randomBytes(16).toString('base64');
    const hasStyles = cookie(cookies, stylesCookie) === shell.version;
    if (!hasStyles) reply.header('set-cookie', setCookie(config, stylesCookie, shell.version, yearSeconds));
    reply.code(status).headers({
      ...pageHeaders,
      'content-security-policy': contentSecurityPolicy(release.origins, nonce),
      ...(!page && { link: linkHeader(earlyFiles(shell, release.early, { url, hasSession })) }),
    });
    const linkNotice = linkNoticeOf(cookies, override);
    if (cookie(cookies, linkCookie)) reply.header('set-cookie', setCookie(config, linkCookie, '', 0));
    const settings = {
      ...release.settings,
      hasSession,
      ...(linkNotice && { linkNotice }),
      ...(page && { rendered: { version: release.version, queries: page.queries } }),
    };
    const theme = cookie(cookies, 'vidya-theme');
    const { view } = release;
    // After the content, so that they do not compete with it.
    const late = page ? earlyScripts(shell, release.early, url.pathname) : [];
    return sendCompressed(
      request,
      reply,
      htmlDocument({ url, head, nonce, theme, hasStyles, config, shell, picture, view, settings, page, late }),
    );
  });
}
