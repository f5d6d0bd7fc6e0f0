import type { BrowserContextOptions } from 'playwright-core';

/** The widths of a desktop, a tablet and a phone: `layouts` checks every page at each. */
const widths = [1440, 768, 375] as const;
export type Width = (typeof widths)[number];

/** Journeys run at one width, some on a desktop, some on a phone; at both where the screens differ. */
export const desk = [1440] as const;
export const phone = [375] as const;
export const deskAndPhone = [1440, 375] as const;

const heights = { 1440: 900, 768: 1024, 375: 812 } as const;

export const windowOf = (width: Width): BrowserContextOptions => ({ viewport: { width, height: heights[width] } });

/** Narrower windows have the filters in a sheet and no buttons at the category bar. */
export const isWide = (width: Width): boolean => width >= 1024;
