/** What the front server mounts: releases and their files, the versions of a page, overrides and previews. */
export { areasOf } from './override/areas.ts';
export { overrideOf } from './override/override.ts';
export { sendPreviewLink } from './override/preview-routes.ts';
export { linkCookie, linkNoticeOf, type Switched, switchesOf } from './override/switches.ts';
export { announceHostMetadata } from './release/announce-host.ts';
export { createPageReleases } from './release/assigned-versions.ts';
export { livePages, liveVersions } from './release/live-pages.ts';
export { followReleases, type Releases } from './release/releases.ts';
export { publicKeyOf } from './release/signed-text.ts';
export { routesIn, type SiteRoutes } from './release/site-routes.ts';
export { createVersionStore, type VersionStore } from './release/version-store.ts';
