import { randomBytes, randomInt } from 'node:crypto';
import { shareCookie, shareCount, shareIn } from '@vidya/contracts/release/canary';
import { sessionCookie } from '@vidya/contracts/rules/cookies';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendCompressed } from './compress.ts';
import type { SiteConfig } from './config.ts';
import { cookie, setCookie, setReadableCookie } from './cookies.ts';
import { earlyFiles, earlyScripts, linkHeader } from './early.ts';
import { overrideOf } from './override/override.ts';
import { linkCookie, linkNoticeOf, type Switched, switchesOf } from './override/switches.ts';
import { htmlDocument } from './page.ts';
import { createPageContents } from './page-content.ts';
import { createPageReleases } from './release/page-release.ts';
import type { Releases } from './release/releases.ts';
import type { VersionStore } from './release/version-store.ts';
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

/** The site's pages: every path that no other route handles. */
export function pageRoutes(site: FastifyInstance, { config, shell, releases, versions }: PageParts): void {
  const contents = createPageContents(config, shell);
  site.addHook('onClose', () => contents.stop());
  const pageRelease = createPageReleases({ config, releases, versions, follow: (builds) => contents.follow(builds) });
  site.get('/*', async (request, reply) => {
    // Appended to the origin, the address stays on this site even if it starts with several slashes.
    const url = new URL(config.origin + request.url);
    const switched = switchesOf(url, config);
    if (switched) return sendOn(reply, switched);
    const { cookie: cookies } = request.headers;
    const override = await overrideOf(request, config);
    const hasSession = Boolean(cookie(cookies, sessionCookie));
    const share = shareOf(cookies, { config, releases }, reply);
    const release = await pageRelease({ url, hasSession, share }, override);
    const { version, pages, view } = release;
    const { status, head, page } = await contents.at({ url, hasSession, version, pages }, request);
    const nonce = randomBytes(16).toString('base64');
    const hasStyles = cookie(cookies, stylesCookie) === shell.version;
    if (!hasStyles) reply.header('set-cookie', setCookie(config, stylesCookie, shell.version, yearSeconds));
    reply.code(status).headers({
      ...pageHeaders,
      'content-security-policy': contentSecurityPolicy(release.origins, nonce),
      ...(!page && { link: linkHeader(earlyFiles(shell, release.early, url.pathname)) }),
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
    // After the content, so that they do not compete with it.
    const late = page ? earlyScripts(shell, release.early, url.pathname) : [];
    return sendCompressed(
      request,
      reply,
      htmlDocument({ url, head, nonce, theme, hasStyles, shell, view, settings, page, late }),
    );
  });
}
