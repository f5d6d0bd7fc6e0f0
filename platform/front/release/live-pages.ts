import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import type { VersionReference } from '../../gate/document/release.ts';
import { isForPages } from './assigned-versions.ts';
import type { Releases } from './releases.ts';
import { routesIn } from './site-routes.ts';
import type { VersionStore } from './version-store.ts';

/** The live versions of all areas that pages include. */
export const liveVersions = (releases: Releases): VersionReference[] =>
  (releases.now()?.document.remotes ?? []).map(({ live }) => live).filter(isForPages);

/** What the pages of all live versions say of themselves, each of its own. Undefined while one of them cannot be read. */
export async function livePages(releases: Releases, versions: VersionStore): Promise<PageMetas | undefined> {
  const { document } = releases.now() ?? {};
  if (!document) return undefined;
  const { routeOf } = routesIn(document);
  const live = liveVersions(releases);
  await versions.ready(live);
  if (live.some((version) => !versions.of(version))) return undefined;
  const pages = document.remotes.flatMap(({ name, live: version }) =>
    Object.entries(versions.of(version)?.pages ?? {}).filter(([path]) => routeOf(path)?.area === name),
  );
  return Object.fromEntries(pages);
}
