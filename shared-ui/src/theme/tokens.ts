import { kebab } from './kebab.ts';
import type { ColorName } from './palette.ts';

export { themeColor, tokensCss } from './tokens-css.ts';

/**
 * References to colours: `color.inkMuted` is `var(--color-ink-muted)`, which works in both themes. Made from the name
 * alone, so that a bundle that refers to colours does not contain their values.
 */
export const color = new Proxy({} as Record<ColorName, string>, {
  get: (_, name) => `var(--color-${kebab(String(name))})`,
});

/** Distances: the key times 4 px at the default text size; `space[4]` is 1rem. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

export const radius = { small: '6px', medium: '10px', large: '16px', pill: '999px' } as const;

/** Elevation: `low` for cards at rest, `mid` for lifted cards and menus, `high` for dialogs. */
export const shadow = {
  low: 'var(--shadow-low)',
  mid: 'var(--shadow-mid)',
  high: 'var(--shadow-high)',
} as const;

export const font = {
  sans: 'var(--font-sans)',
  /** Scripts that no font of one width has come from the site's own. */
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace, var(--font-sans)",
} as const;

const text = (weight: number, size: string, line: number, tracking = '0'): string =>
  `font: ${weight} ${size}/${line} var(--font-sans); letter-spacing: ${tracking};`;

/**
 * The type scale as CSS declarations: `${type.h2}` inside a style. Heading sizes grow with the window; on a phone
 * with large text they grow less than the text, so that their words stay whole.
 */
export const type = {
  display: text(700, 'min(clamp(2.375rem, 1.6rem + 3.4vw, 4rem), 15vw)', 1.1, '-0.022em'),
  h1: text(700, 'min(clamp(1.875rem, 1.55rem + 1.4vw, 2.625rem), 12vw)', 1.2, '-0.016em'),
  h2: text(650, 'min(clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem), 9.5vw)', 1.2, '-0.011em'),
  h3: text(650, 'min(1.25rem, 8.5vw)', 1.3, '-0.005em'),
  h4: text(650, 'min(1.0625rem, 8vw)', 1.35),
  lead: text(400, '1.1875rem', 1.55),
  body: text(400, '1.0625rem', 1.55),
  strong: text(600, '1.0625rem', 1.45),
  small: text(400, '0.9375rem', 1.5),
  label: text(600, '0.9375rem', 1.4),
  caption: text(500, '0.8125rem', 1.4, '0.005em'),
  overline: text(650, '0.8125rem', 1.3, '0.06em'),
} as const;

/** Durations in ms with their easing, ready for `transition`. The specification sets `drawer` (section 9). */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0.2, 1)',
  base: '200ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '320ms cubic-bezier(0.2, 0, 0, 1)',
  drawer: '300ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/**
 * Window widths from which a layout applies. In em of the browser's own text size: with text of twice the size a layout
 * needs twice the window (640, 1024 and 1280 px with text of the default size).
 */
export const from = { tablet: '(min-width: 40em)', laptop: '(min-width: 64em)', desktop: '(min-width: 80em)' } as const;
export const below = {
  /** Less than 320 px at the default text size, so a phone with large text: what stands side by side goes below. */
  phone: '(max-width: 19.998em)',
  tablet: '(max-width: 39.998em)',
  laptop: '(max-width: 63.998em)',
} as const;

/** Media queries: `${media.laptop} { … }`. Styles start with the phone and add rules for wider windows. */
export const media = {
  tablet: `@media ${from.tablet}`,
  laptop: `@media ${from.laptop}`,
  desktop: `@media ${from.desktop}`,
  largeText: `@media ${below.phone}`,
  phoneOnly: `@media ${below.tablet}`,
  belowLaptop: `@media ${below.laptop}`,
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;

const gutter = 'min(clamp(1rem, 0.5rem + 2.4vw, 2.5rem), 5vw)';

/**
 * The widths of the page and of a reading column. Every page, the bar and the footer are `page` wide with `gutter` as
 * padding, so that all share one edge and 80rem of content; `gutter` grows with the window.
 */
export const layout = { page: `calc(80rem + 2 * ${gutter})`, reading: '44rem', gutter } as const;

/** A text-only link or button: its target is at least 24 px (WCAG 2.5.8), on the line of its neighbours. */
export const textTarget = 'display: inline-flex; align-items: center; min-height: 1.5rem; min-width: 1.5rem;';

/** z-index values, lowest first. */
export const layer = { sticky: 10, drawer: 40, dialog: 50, menu: 60, toast: 80 } as const;

/** For the container of a card's one link: its click area and focus ring cover the whole card, which is `relative`. */
export const stretchedLink = `
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
