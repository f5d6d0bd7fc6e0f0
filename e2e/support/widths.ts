import type { BrowserContextOptions } from 'playwright-core';

/** A desk, a tablet and a phone, as wide as the screens are judged at: `layouts` looks at every page in each. */
const widths = [1440, 768, 375] as const;
export type Width = (typeof widths)[number];

/** What people do is walked through at one width, now at a desk, now on a phone; at both where the screens differ. */
export const desk = [1440] as const;
export const phone = [375] as const;
export const deskAndPhone = [1440, 375] as const;

const heights = { 1440: 900, 768: 1024, 375: 812 } as const;

export const windowOf = (width: Width): BrowserContextOptions => ({ viewport: { width, height: heights[width] } });

/** Below this the filters are in a sheet and the category bar has no buttons. */
export const isWide = (width: Width): boolean => width >= 1024;
