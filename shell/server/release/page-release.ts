import type { Override } from '@vidya/contracts/release/release';
import { routeOf } from '../../src/route-table.ts';
import type { SiteConfig } from '../config.ts';
import { prerenderedView } from '../preloaded-requests.ts';
import { carriedVersions, earlyVersion, scriptOrigins, serversOf } from './page-versions.ts';
import type { Releases } from './releases.ts';
import type { VersionStore } from './version-store.ts';

interface PageReleaseOptions {
  config: SiteConfig;
  releases: Releases;
  versions: VersionStore;
}

const nothing = { issuedAt: '', remotes: [] };

/**
 * Everything in a page's response that depends on releases: body, preload links and security policy. Waits a moment for
 * the files of the versions, then continues without the missing ones.
 */
export async function pageRelease(
  { config, releases, versions }: PageReleaseOptions,
  { url, hasSession }: { url: URL; hasSession: boolean },
  override: Override | null,
) {
  const known = releases.now();
  const document = known?.document ?? nothing;
  const carried = carriedVersions(document, override);
  await versions.ready(carried);
  const area = routeOf(url.pathname)?.area;
  const chosen = area && area !== 'shell' ? earlyVersion(document, area, override) : undefined;
  const parts = chosen && versions.of(chosen);
  const texts = carried.flatMap((version) => {
    const text = versions.of(version)?.text;
    return text === undefined ? [] : [[version.hash, text] as const];
  });
  const scripts = scriptOrigins(document, override);
  const unchecked = [...new Set(serversOf(override).map((address) => new URL(address).origin))];
  const checkout = config.checkoutOrigins;
  return {
    settings: {
      releases: known?.signed ?? null,
      releaseKey: config.releaseKeyText,
      versions: Object.fromEntries(texts),
      scriptOrigins: [...scripts, ...checkout],
      uncheckedOrigins: unchecked,
      override,
      isDevelopment: config.isDevelopment,
      reportShare: config.reportShare,
    },
    origins: { scripts, checkout, unchecked },
    early: parts && { base: chosen.base, files: parts.files },
    view: prerenderedView(parts?.views, url, hasSession),
  };
}
