/**
 * The colours of Vidya, each in the light and the dark theme: peacock for actions, marigold for accents, warm paper for
 * the ground under text. Every text colour reaches 4.5:1 on paper, surface and sunken, and every control's edge 3:1 on
 * paper and surface; `palette.test.ts` checks it.
 */
const palette = {
  paper: ['#faf7f1', '#0d171b'],
  surface: ['#ffffff', '#142127'],
  raised: ['#ffffff', '#1a2a31'],
  sunken: ['#f2ede3', '#091114'],
  ink: ['#13252b', '#eef2ef'],
  inkMuted: ['#475a61', '#aebcc0'],
  inkFaint: ['#5b6a71', '#93a3a9'],
  line: ['#e6dfd2', '#273840'],
  lineStrong: ['#7f8a87', '#6a7f87'],
  primary: ['#0b5f66', '#58c2bd'],
  primaryHover: ['#084a50', '#7ad3cf'],
  primarySoft: ['#e0f0ee', '#12363b'],
  onPrimary: ['#ffffff', '#05211f'],
  link: ['#0b5f66', '#74cfca'],
  accent: ['#f2a51f', '#f5b041'],
  accentInk: ['#854c00', '#f5c06a'],
  accentSoft: ['#fdf0d6', '#3a2a0d'],
  onAccent: ['#2a1800', '#2a1800'],
  star: ['#d27c00', '#f2ad3d'],
  starEmpty: ['#d9d0bf', '#3b4c54'],
  danger: ['#b3261e', '#ff9a90'],
  dangerHover: ['#8f1c16', '#ffb6ae'],
  dangerSoft: ['#fcebe8', '#3d1815'],
  onDanger: ['#ffffff', '#3b0703'],
  success: ['#1b7340', '#78d199'],
  successSoft: ['#e3f3e7', '#12331f'],
  warning: ['#854c00', '#f5c06a'],
  warningSoft: ['#fdf0d6', '#3a2a0d'],
  info: ['#24548f', '#94bdf3'],
  infoSoft: ['#e6eef9', '#162b47'],
  focus: ['#0f7f88', '#7fdcd6'],
  scrim: ['#13252b8c', '#04090b99'],
  skeleton: ['#ece5d8', '#1c2c33'],
  inverse: ['#13252b', '#e9efec'],
  onInverse: ['#f7f3ea', '#0d171b'],
} as const;

export type ColorName = keyof typeof palette;

const coloursOf = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(palette).map(([name, both]) => [name, both[theme]])) as Record<ColorName, string>;

export const light = coloursOf(0);
export const dark = coloursOf(1);
