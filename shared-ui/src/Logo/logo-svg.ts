import { light } from '../theme/palette.ts';

/** Two pages that open into a V, with a lamp's flame between them: knowledge, lit. On a grid of 48. */
export const markPaths = {
  leftPage: 'M22.9 43.5C11.5 40.6 4.3 30.7 3.5 14.5c10.6 1.7 18 9.6 19.4 20.5Z',
  rightPage: 'M25.1 43.5c11.4-2.9 18.6-12.8 19.4-29-10.6 1.7-18 9.6-19.4 20.5Z',
  flame: 'M24 3.5c4.3 5 6.3 8.9 6.3 12.3a6.3 6.3 0 0 1-12.6 0c0-3.4 2-7.3 6.3-12.3Z',
} as const;

/** The mark on its tile, as a whole SVG document: the favicon. Fixed colours, because a tab has no theme of ours. */
export const faviconSvg: string =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${light.primary}"/>` +
  `<g transform="translate(8.5 7.5) scale(.98)"><path fill="#f7f3ea" d="${markPaths.leftPage}${markPaths.rightPage}"/>` +
  `<path fill="${light.accent}" d="${markPaths.flame}"/></g></svg>`;
