/** What the API mounts: the routes and jobs of releases, where their files are kept, and what the site asks of them. */
export { sweepHealth } from './health/health.store.ts';
export { releaseModule } from './release.module.ts';
export type { ReleaseStore } from './release-store/release-store.ts';
export { openReleaseStore } from './release-store/release-store-open.ts';
export type { ResolveHost } from './resolved-host.ts';
export { sweepSourceMaps } from './source-maps/source-maps.store.ts';
export { releaseVersions } from './tables/schema-release.ts';
