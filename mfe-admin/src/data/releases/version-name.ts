/** The two parts of a version's name: '1.2.0-3f9ac01b2d' is number 1.2.0, built from the sources 3f9ac01b2d. */
export interface VersionName {
  number: string;
  /** Empty for names in another format. */
  sources: string;
}

export function versionName(version: string): VersionName {
  const found = /^(.+)-([0-9a-f]{7,})$/.exec(version);
  return { number: found?.[1] ?? version, sources: found?.[2] ?? '' };
}

/** '1.2.0'. */
const numberOf = (version: string): string => versionName(version).number;

/** '1.2.0 (3f9ac01b2d)': for options, where two versions may have the same number. */
export function wholeName(version: string): string {
  const { number, sources } = versionName(version);
  return sources ? `${number} (${sources})` : number;
}

/** '1.2.0', or the whole name if another of these has the same number: every build is a version of its own. */
export function nameAmong(version: string, versions: readonly string[]): string {
  const isShared = versions.some((other) => other !== version && numberOf(other) === numberOf(version));
  return isShared ? wholeName(version) : numberOf(version);
}
