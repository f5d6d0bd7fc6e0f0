import { light } from '../theme/palette.ts';
import { markPaths } from './mark-paths.ts';

/** The favicon: the mark on its tile as an SVG document, in fixed colours, because a browser tab lacks our theme. */
export const faviconSvg: string =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${light.primary}"/>` +
  `<g transform="translate(8.5 7.5) scale(.98)"><path fill="#f7f3ea" d="${markPaths.leftPage}${markPaths.rightPage}"/>` +
  `<path fill="${light.accent}" d="${markPaths.flame}"/></g></svg>`;
