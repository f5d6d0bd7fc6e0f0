type VersionNumbers = [major: number, minor: number, patch: number];

function partsOf(version: string): VersionNumbers | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim());
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

/**
 * Below 0 when `one` is older ('1.2.3'), above 0 when it is newer. A text that is not a version is older than any
 * version.
 */
export function compareVersions(one: string, other: string): number {
  const none: VersionNumbers = [-1, -1, -1];
  const a = partsOf(one) ?? none;
  const b = partsOf(other) ?? none;
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The upper end of a caret range: all numbers up to the first that is not 0 must be equal. */
function isBelowNext([major, minor, patch]: VersionNumbers, version: VersionNumbers): boolean {
  if (major > 0) return version[0] === major;
  if (minor > 0) return version[0] === 0 && version[1] === minor;
  return version[0] === 0 && version[1] === 0 && version[2] === patch;
}

/**
 * True when a version is in a range: '1.2.3', '^1.2.3', '~1.2.3' or '>=1.2.3'. False for anything that cannot be
 * parsed.
 */
export function satisfies(version: string, range: string): boolean {
  const found = /^(\^|~|>=)?(.+)$/.exec(range.trim());
  const [min, given] = [partsOf(found?.[2] ?? ''), partsOf(version)];
  if (!found || !min || !given) return false;
  const difference = compareVersions(version, found[2] ?? '');
  if (found[1] === '>=') return difference >= 0;
  if (found[1] === '^') return difference >= 0 && isBelowNext(min, given);
  if (found[1] === '~') return difference >= 0 && given[0] === min[0] && given[1] === min[1];
  return difference === 0;
}
