import type { BrowserContextOptions } from 'playwright-core';

/** A desk, a tablet and a phone, as wide as the screens are judged at. */
export const widths = [1440, 768, 375] as const;
export type Width = (typeof widths)[number];

const heights = { 1440: 900, 768: 1024, 375: 812 } as const;

export const windowOf = (width: Width): BrowserContextOptions => ({ viewport: { width, height: heights[width] } });

/** Below this the filters are in a sheet and the category bar has no buttons. */
export const isWide = (width: Width): boolean => width >= 1024;
