/** The user agent must match all marks of a rule. */
type Rule = readonly [name: string, ...marks: RegExp[]];

// The order matters: most browsers also claim to be Chrome, and nearly all of them Safari.
const browsers: Rule[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Vivaldi', /Vivaldi\//],
  ['UC Browser', /UCBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(?:e|ium)\/|CriOS\//],
  ['Safari', /Version\//, /Safari\//],
];

// The order matters: Android also says Linux, and older iPads also say Mac OS X.
const systems: Rule[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

const nameOf = (rules: Rule[], userAgent: string): string | undefined =>
  rules.find(([, ...marks]) => marks.every((mark) => mark.test(userAgent)))?.[0];

/** Returns e.g. 'Chrome on Windows', so that a person can spot an unknown device. No version: it would not help. */
export function browserName(userAgent: string): string {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  if (!browser && !system) return 'Unknown browser';
  return system ? `${browser ?? 'A browser'} on ${system}` : (browser ?? 'Unknown browser');
}
