/** What the page runs before anything else of the shell: settings, signed versions, trusted scripts. */
export { readPageSettings } from './load/page-settings.ts';
export { readReleases } from './load/releases.ts';
export { trust } from './trust/integrity.ts';
export { installTrustedTypes } from './trust/trusted-types.ts';
