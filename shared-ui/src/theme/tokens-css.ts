import { baseCss } from './base-css.ts';
import { fallbackFamilies } from './fallback-faces.ts';
import { kebab } from './kebab.ts';
import { type ColorName, dark, light } from './palette.ts';

const colorsOf = (palette: Record<ColorName, string>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--color-${kebab(name)}:${value}`)
    .join(';');

const lightCss = `color-scheme:light;${colorsOf(light)};--shadow-low:0 1px 2px #13252b0f,0 1px 3px #13252b0a;--shadow-mid:0 2px 4px #13252b0d,0 10px 24px -6px #13252b24;--shadow-high:0 4px 10px #13252b14,0 28px 64px -12px #13252b47`;
const darkCss = `color-scheme:dark;${colorsOf(dark)};--shadow-low:0 1px 2px #00000052;--shadow-mid:0 2px 6px #0000005c,0 12px 28px -6px #00000080;--shadow-high:0 4px 12px #00000066,0 32px 72px -12px #000000b3`;

/**
 * The whole theme and the page's base styles as one style sheet, for the server's HTML and for the browser.
 * `data-theme` on `<html>` ('light' or 'dark') fixes the theme; without it the system's setting decides.
 */
export const tokensCss: string = [
  `:root{${lightCss};--font-sans:Anek,'Anek Scripts',${fallbackFamilies},system-ui,sans-serif}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${darkCss}}}`,
  `:root[data-theme='dark']{${darkCss}}`,
  baseCss,
].join('\n');

/** The colour of the browser's own bar: `<meta name="theme-color">` per theme. */
export const themeColor = { light: light.paper, dark: dark.paper } as const;
