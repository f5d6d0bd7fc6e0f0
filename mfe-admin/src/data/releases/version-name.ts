/** A version's name in two: '1.2.0-3f9ac01b2d' is 1.2.0, built from what is called 3f9ac01b2d. */
export interface VersionName {
  number: string;
  /** Empty for names that are not made so. */
  sources: string;
}

export function versionName(version: string): VersionName {
  const found = /^(.+)-([0-9a-f]{7,})$/.exec(version);
  return { number: found?.[1] ?? version, sources: found?.[2] ?? '' };
}

/** '1.2.0'. */
export const numberOf = (version: string): string => versionName(version).number;

/** '1.2.0 (3f9ac01b2d)': for choices, where two may have one number. */
export function wholeName(version: string): string {
  const { number, sources } = versionName(version);
  return sources ? `${number} (${sources})` : number;
}

/** '1.2.0', or the whole name when another of these has the same number: each build of one number is a version. */
export function nameAmong(version: string, versions: readonly string[]): string {
  const isShared = versions.some((other) => other !== version && numberOf(other) === numberOf(version));
  return isShared ? wholeName(version) : numberOf(version);
}
