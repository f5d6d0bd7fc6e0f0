import type { Override, ReleaseDocument, RemoteRelease, VersionReference } from '@vidya/contracts/release/release';
import type { RemoteName } from '@vidya/contracts/release/remotes';

/** Relative bases belong to the dashboard, which only administrators can load. Pages do not include its files. */
const isForPages = ({ base }: VersionReference): boolean => URL.canParse(base);

const overridden = (override: Override | null): VersionReference[] =>
  Object.values(override?.areas ?? {}).flatMap(({ reference }) => reference ?? []);

/** The versions whose `release.json` is embedded in a page: live and canary ones, and this session's overrides. */
export const carriedVersions = ({ remotes }: ReleaseDocument, override: Override | null): VersionReference[] =>
  [...remotes.flatMap(({ live, canary }) => [live, ...(canary ? [canary] : [])]), ...overridden(override)].filter(
    isForPages,
  );

/** Origins that serve the areas' scripts. Folders below the site's own origin are `'self'` already. */
export function scriptOrigins({ remotes }: ReleaseDocument, override: Override | null): string[] {
  const released = remotes.flatMap(({ live, previous, canary }) => [live, previous, canary]);
  const references = [...released, ...overridden(override)].filter((one) => one !== undefined);
  const bases = references.filter(isForPages).map(({ base }) => base);
  return [...new Set([...bases, ...serversOf(override)].map((address) => new URL(address).origin))];
}

/** The addresses of the development servers in an override. */
export const serversOf = (override: Override | null): string[] =>
  Object.values(override?.areas ?? {}).flatMap(({ server }) => server ?? []);

/** The version that most browsers choose: only they know their visitor id. The others download some files in vain. */
const likely = ({ live, canary }: RemoteRelease): VersionReference => (canary && canary.percent >= 50 ? canary : live);

/** The version that a page of this area should preload. Undefined if preloading gains nothing. */
export function earlyVersion(
  { remotes }: ReleaseDocument,
  name: RemoteName,
  override: Override | null,
): VersionReference | undefined {
  const chosen = override?.areas[name];
  if (chosen?.server || chosen?.fault) return undefined;
  const release = remotes.find((remote) => remote.name === name);
  const version = chosen?.reference ?? (release && likely(release));
  return version && isForPages(version) ? version : undefined;
}
