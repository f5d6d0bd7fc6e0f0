/** Ascent and descent of Anek per em. */
const ascent = 0.9;
const descent = 0.2;

/**
 * What devices have: names of the regular and the bold font, and the width of the site's English texts in Anek as a share of the
 * width in that font, in percent, per weight of Anek. Regular below 551, bold above.
 */
const families = {
  'Anek Fallback': {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'NimbusSans-Regular', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'NimbusSans-Bold', 'Helvetica Bold'],
    widths: { 400: 92.4, 500: 93.8, 600: 89.3, 650: 90, 700: 91 },
  },
  'Anek Fallback Roboto': {
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { 400: 92.9, 500: 94.2, 600: 95.5, 650: 96.4, 700: 97.4 },
  },
  'Anek Fallback DejaVu': {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { 400: 82.4, 500: 83.8, 600: 75.8, 650: 76.5, 700: 78.6 },
  },
};

/** The weights of CSS that each measured weight stands for. */
const ranges = { 400: '100 450', 500: '451 550', 600: '551 625', 650: '626 675', 700: '676 900' };

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** A face whose lines are as wide and as high as Anek's, so that nothing moves when Anek arrives. */
const face = (family: string, weight: keyof typeof ranges, fonts: string[], width: number): string =>
  `@font-face{font-family:'${family}';font-weight:${ranges[weight]};src:${fonts.map((name) => `local('${name}')`).join(',')};size-adjust:${width}%;` +
  `ascent-override:${percent((ascent / width) * 100)};descent-override:${percent((descent / width) * 100)};line-gap-override:0%}`;

/** Until the file of Anek is here. In the page's own styles, in front of everything else. */
export const fallbackFaces = Object.entries(families)
  .flatMap(([family, { regular, bold, widths }]) =>
    ([400, 500, 600, 650, 700] as const).map((weight) =>
      face(family, weight, weight > 550 ? bold : regular, widths[weight]),
    ),
  )
  .join('\n');

/** The value of `font-family` behind Anek's own faces. */
export const fallbackFamilies = Object.keys(families)
  .map((family) => `'${family}'`)
  .join(',');
