import { compareVersions } from '../../gate/version-range.ts';

const partsOf = (version: string): [major: string, minor: string] => {
  const [major = '', minor = ''] = version.split('.');
  return [major, minor];
};

export type Reach = 'next' | 'newest';

/**
 * The version to try after `current` ('5.110.3'), of those that are published: the newest patch of the next minor, or
 * with 'newest' the newest of the major. Without a newer minor the newest patch. Undefined if nothing is newer. Never a
 * prerelease, never another major.
 */
export function nextVersion(current: string, published: readonly string[], reach: Reach = 'next'): string | undefined {
  const [major, minor] = partsOf(current);
  const newer = published
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && partsOf(version)[0] === major)
    .filter((version) => compareVersions(version, current) > 0)
    .toSorted(compareVersions);
  const next = newer.find((version) => partsOf(version)[1] !== minor);
  if (reach === 'newest' || next === undefined) return newer.at(-1);
  return newer.findLast((version) => partsOf(version)[1] === partsOf(next)[1]);
}
