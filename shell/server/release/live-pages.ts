import type { PageMetas } from '@vidya/contracts/release/page-meta';
import type { VersionReference } from '@vidya/contracts/release/release';
import { isForPages } from './page-release.ts';
import type { Releases } from './releases.ts';
import type { VersionStore } from './version-store.ts';

/** The live versions of all areas that pages include. */
export const liveVersions = (releases: Releases): VersionReference[] =>
  (releases.now()?.document.remotes ?? []).map(({ live }) => live).filter(isForPages);

/** What the pages of all live versions say of themselves. Undefined while one of the versions cannot be read. */
export async function livePages(releases: Releases, versions: VersionStore): Promise<PageMetas | undefined> {
  if (!releases.now()) return undefined;
  const live = liveVersions(releases);
  await versions.ready(live);
  const parts = live.map((version) => versions.of(version));
  if (parts.includes(undefined)) return undefined;
  return Object.assign({}, ...parts.map((each) => each?.pages ?? {})) as PageMetas;
}
