type VersionNumbers = [major: number, minor: number, patch: number];

function partsOf(version: string): VersionNumbers | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim());
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

/** Below 0 when `one` is the older of two '1.2.3', above 0 when it is the newer. What is no version is older than any. */
export function compareVersions(one: string, other: string): number {
  const none: VersionNumbers = [-1, -1, -1];
  const a = partsOf(one) ?? none;
  const b = partsOf(other) ?? none;
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Where a caret's range ends: the first number that is not 0 stays. */
function isBelowNext([major, minor, patch]: VersionNumbers, version: VersionNumbers): boolean {
  if (major > 0) return version[0] === major;
  if (minor > 0) return version[0] === 0 && version[1] === minor;
  return version[0] === 0 && version[1] === 0 && version[2] === patch;
}

/** Whether a version is in a range: '1.2.3', '^1.2.3', '~1.2.3' or '>=1.2.3'. What is neither version nor range is not. */
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
