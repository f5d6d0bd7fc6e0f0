import type { RemoteReleases, VersionView } from '@vidya/platform/calls/area-releases';
import { nameAmong } from './texts/release-text.ts';

export type CanaryView = NonNullable<RemoteReleases['canary']>;

export const titleOf = ({ title }: Pick<RemoteReleases, 'title'>): string => title;

/** '1.2.0'; with its source hash if the area has another build of the same number, as between two version bumps. */
export function nameIn({ live, previous, canary, versions, history }: RemoteReleases, version: string): string {
  const views = [live, previous, canary, ...versions].filter((one) => one !== null);
  const logged = history.flatMap(({ details }) => [details['version'], details['from']]);
  const names = [...views.map((one) => one.version), ...logged.filter((name) => typeof name === 'string')];
  return nameAmong(version, names);
}

/** The canary, if anybody gets it. */
export const canaryOut = ({ canary }: RemoteReleases): CanaryView | null =>
  canary && (canary.percent > 0 || canary.cohort !== null) ? canary : null;

/** The newest version if nobody gets it: it was never live, or it was rolled back. */
export function waitingVersion({ versions, live, canary }: RemoteReleases): VersionView | null {
  const newest = versions[0];
  if (!newest || (newest.liveSince !== null && newest.rolledBackAt === null)) return null;
  return [live?.version, canary?.version].includes(newest.version) ? null : newest;
}

/** Why a large share of a version is refused until it is rehearsed; '' when it is not. */
export const rehearsalMissing = ({ canary, versions }: RemoteReleases, version: string): string =>
  [canary, ...versions].find((one) => one?.version === version)?.rehearsalMissing ?? '';

/** Versions that were live before and can be live again: first the one that pages fall back to, then newest first. */
export function earlierVersions({ live, previous, canary, versions }: RemoteReleases): VersionView[] {
  if (!live) return [];
  const known = [...(previous ? [previous] : []), ...versions.filter(({ liveSince }) => liveSince !== null)];
  const taken = new Set([live.version, canary?.version]);
  return known.filter(({ version }) => {
    if (taken.has(version)) return false;
    taken.add(version);
    return true;
  });
}

/** Who made the live version live, if the history reaches that far. Entries with a share are canaries. */
export const promoterOf = ({ history, live }: RemoteReleases): string | undefined =>
  history.find(
    ({ action, details }) =>
      (action === 'release.promoted' || action === 'release.rolledBack') &&
      details['version'] === live?.version &&
      details['percent'] === undefined,
  )?.by;
