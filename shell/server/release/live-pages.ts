import type { PageMetas } from '@vidya/contracts/release/page-meta';
import { isForPages } from './page-release.ts';
import type { Releases } from './releases.ts';
import type { VersionStore } from './version-store.ts';

/** What the pages of all live versions say of themselves. Undefined while one of the versions cannot be read. */
export async function livePages(releases: Releases, versions: VersionStore): Promise<PageMetas | undefined> {
  const live = releases
    .now()
    ?.document.remotes.map((remote) => remote.live)
    .filter(isForPages);
  await versions.ready(live ?? []);
  const parts = live?.map((version) => versions.of(version));
  if (!parts || parts.includes(undefined)) return undefined;
  return Object.assign({}, ...parts.map((each) => each?.pages ?? {})) as PageMetas;
}
