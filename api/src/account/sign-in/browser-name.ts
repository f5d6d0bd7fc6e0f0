/** All of the marks stand in what the browser says of itself. */
type Rule = readonly [name: string, ...marks: RegExp[]];

// In this order: most browsers also claim to be Chrome, and nearly all of them Safari.
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

// Android says Linux too, and an iPad's older addresses say Mac OS X.
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

/** 'Chrome on Windows', for a person who looks for the device they do not know. Never a version: it says nothing. */
export function browserName(userAgent: string): string {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  if (!browser && !system) return 'Unknown browser';
  return system ? `${browser ?? 'A browser'} on ${system}` : (browser ?? 'Unknown browser');
}
