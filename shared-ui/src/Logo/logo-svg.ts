import { light } from '../theme/palette.ts';

/** Two pages that open into a V, with a lamp's flame between them: knowledge, lit. On a grid of 48. */
export const markPaths = {
  leftPage:
    'M5.2 13.2c7.6.3 13.4 3 17.3 7.7V43.2c-4-4.5-9.7-7-17.3-7.3a1.6 1.6 0 0 1-1.6-1.6V14.8a1.6 1.6 0 0 1 1.6-1.6Z',
  rightPage:
    'M42.8 13.2c-7.6.3-13.4 3-17.3 7.7V43.2c4-4.5 9.7-7 17.3-7.3a1.6 1.6 0 0 0 1.6-1.6V14.8a1.6 1.6 0 0 0-1.6-1.6Z',
  flame: 'M24 2.2c3.6 4.3 5.2 7.5 5.2 10.3a5.2 5.2 0 0 1-10.4 0c0-2.8 1.6-6 5.2-10.3Z',
} as const;

/** The mark on its tile, as a whole SVG document: the favicon. Fixed colours, because a tab has no theme of ours. */
export const faviconSvg: string =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${light.primary}"/>` +
  `<g transform="translate(8.5 7.5) scale(.98)"><path fill="#f7f3ea" d="${markPaths.leftPage}${markPaths.rightPage}"/>` +
  `<path fill="${light.accent}" d="${markPaths.flame}"/></g></svg>`;
