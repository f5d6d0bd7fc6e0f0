import type { Override, ReleaseDocument, RemoteRelease, VersionReference } from '@vidya/contracts/release/release';
import type { RemoteName } from '@vidya/contracts/release/remotes';

/** Folders below the site itself are the dashboard's: refused to most people, so that no page brings anything of them. */
const isForPages = ({ base }: VersionReference): boolean => URL.canParse(base);

const overridden = (override: Override | null): VersionReference[] =>
  Object.values(override?.areas ?? {}).flatMap(({ reference }) => reference ?? []);

/** The versions whose `release.json` a page carries: live and canary ones, and what this session looks at. */
export const carriedVersions = ({ remotes }: ReleaseDocument, override: Override | null): VersionReference[] =>
  [...remotes.flatMap(({ live, canary }) => [live, ...(canary ? [canary] : [])]), ...overridden(override)].filter(
    isForPages,
  );

/** Origins that the site's scripts come from; folders below the site itself are `'self'` already. */
export function scriptOrigins({ remotes }: ReleaseDocument, override: Override | null): string[] {
  const released = remotes.flatMap(({ live, previous, canary }) => [live, previous, canary]);
  const references = [...released, ...overridden(override)].filter((one) => one !== undefined);
  const bases = references.filter(isForPages).map(({ base }) => base);
  return [...new Set([...bases, ...serversOf(override)].map((address) => new URL(address).origin))];
}

/** The development servers of an override, by their addresses. */
export const serversOf = (override: Override | null): string[] =>
  Object.values(override?.areas ?? {}).flatMap(({ server }) => server ?? []);

/**
 * The version of an area that this browser will most likely choose. Only the browser knows its visitor id: the side with
 * more than half of all visitors is right more often than not, and the others fetch a few files that they do not need.
 */
const likely = ({ live, canary }: RemoteRelease): VersionReference => (canary && canary.percent >= 50 ? canary : live);

/** The version that a page of this area should ask for early; undefined where nothing would be gained. */
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
