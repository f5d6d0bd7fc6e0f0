import type { Cohort } from '../calls/choices.ts';
import type { RemoteRelease, VersionReference } from './release.ts';

/** Shares are counted in hundredths of a percent. */
const places = 10_000;

/** FNV-1a, then murmur3's final steps, which spread the close hashes of short, similar texts. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A visitor's place, 0 to 9,999, for one version of one area. It never changes, so nobody loses a canary whose share
 * grows. It differs for the next version, so that the same people are not always first.
 */
export const placeOf = (visitorId: string, name: string, version: string): number =>
  Math.floor((hashOf(`${visitorId}/${name}@${version}`) / 2 ** 32) * places);

/** The version of an area for a browser: the canary for its share of visitors and its cohort, else the live version. */
export function assignedVersion(
  { name, live, canary }: RemoteRelease,
  visitorId: string,
  cohort?: Cohort,
): VersionReference {
  if (!canary) return live;
  const isChosen = canary.cohort !== undefined && canary.cohort === cohort;
  return isChosen || placeOf(visitorId, name, canary.version) < canary.percent * (places / 100) ? canary : live;
}
