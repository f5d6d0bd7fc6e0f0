import type { Cohort, Group } from '../../calls/choices.ts';
import type { RemoteRelease, VersionReference } from './release.ts';

/**
 * The cookie with a browser's share, a whole number from 0 to 9,999: it decides who gets a canary, and identifies
 * nobody. The front server and the browser read it, so that both choose the same version.
 */
export const shareCookie = 'vidya-share';

/** The name of the `server-timing` entry with a page's ticket: a header, because many visitors get the same bytes. */
export const ticketEntry = 'ticket';

/** Shares are counted in hundredths of a percent. */
export const shareCount = 10_000;

/** The share in a `Cookie` header or `document.cookie`; undefined if there is none or it is not a share. */
export function shareIn(cookies = ''): number | undefined {
  const start = `${shareCookie}=`;
  const pair = cookies.split('; ').find((each) => each.startsWith(start));
  const text = pair?.slice(start.length) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** FNV-1a, then murmur3's final steps, which spread the close hashes of short, similar texts. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The place of a share, 0 to 9,999, for one version of one area: a Feistel network, so each share has its own place. It
 * never changes, so nobody loses a canary whose share grows. It differs for the next version, so that the same people
 * are not always first.
 */
export function placeOf(share: number, name: string, version: string): number {
  let [left, right] = [Math.floor(share / 100), share % 100];
  for (let round = 0; round < 4; round++)
    [left, right] = [right, (left + hashOf(`${name}@${version}/${round}/${right}`)) % 100];
  return left * 100 + right;
}

/** The version of an area for a browser: the canary for its share of browsers and its cohort, else the live version. */
export function assignedVersion(
  { name, live, canary }: RemoteRelease,
  share: number,
  cohort?: Cohort,
): VersionReference {
  if (!canary) return live;
  const isChosen = canary.cohort !== undefined && canary.cohort === cohort;
  return isChosen || placeOf(share, name, canary.version) < canary.percent * (shareCount / 100) ? canary : live;
}

/**
 * Whether a share's visits are compared. The control group has the size of the canary's: it grows from the last place
 * down as the canary grows from the first one up, so that the two never meet and nobody leaves one of them while both
 * grow. Above 50 % it is the rest.
 */
export function groupOf({ name, canary }: Pick<RemoteRelease, 'name' | 'canary'>, share: number): Group {
  if (!canary) return 'other';
  const size = canary.percent * (shareCount / 100);
  const place = placeOf(share, name, canary.version);
  if (place < size) return 'canary';
  return place >= Math.max(size, shareCount - size) ? 'control' : 'other';
}
