import { type ColorName, dark, light } from './palette.ts';
import { tokensCss } from './tokens.ts';

/** Relative luminance, WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const backgrounds: ColorName[] = ['paper', 'surface', 'raised', 'sunken'];
const onEveryGround: ColorName[] = [
  'ink',
  'inkMuted',
  'inkFaint',
  'primary',
  'link',
  'accentInk',
  'danger',
  'success',
  'warning',
  'info',
];
const pairs: [ColorName, ColorName][] = [
  ...onEveryGround.flatMap((text) => backgrounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['primary', 'primarySoft'],
  ['accentInk', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
  ['onInverse', 'inverse'],
  ['inkMuted', 'primarySoft'],
  ['ink', 'dangerSoft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  test.each(pairs)('keeps %s on %s readable', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['paper', 'surface'] as const)('keeps edges of controls and the focus ring visible on %s', (ground) => {
    expect(contrast(palette.lineStrong, palette[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the theme follows data-theme first and the system otherwise', () => {
  expect(tokensCss).toContain(":root[data-theme='dark']{color-scheme:dark;");
  expect(tokensCss).toContain("@media (prefers-color-scheme:dark){:root:not([data-theme='light']){color-scheme:dark;");
});
