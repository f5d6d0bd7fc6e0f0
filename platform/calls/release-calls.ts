import { defineCall } from '@vidya/contracts/calls/call';
import type { z } from 'zod';
import type { AreaGrant } from '../gate/document/area-declaration.ts';
import type { HostMetadata } from '../gate/document/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import type {
  healthReport,
  judgement,
  madeOverride,
  newVersion,
  overrideRequest,
  promotion,
  remoteReleases,
  rollback,
  seenError,
  sourceMaps,
  versionHealth,
  versionView,
} from './shapes/release.ts';

/** A version's health in browsers since it got its current role (live, canary). Times in ms, 75th percentile. */
export type VersionHealth = z.infer<typeof versionHealth>;

export type VersionView = z.infer<typeof versionView>;

export type RemoteReleases = z.infer<typeof remoteReleases>;

type Params = { name: RemoteName };

/** All areas. For administrators, and for the command line with its token. */
export const listReleases = defineCall<{ data: RemoteReleases[] }>('listReleases', 'GET /release');

export type NewVersion = z.infer<typeof newVersion>;

/**
 * Registers an uploaded version. 422 with all refusals of the gate; 409 when the version exists with other contents.
 */
export const registerVersion = defineCall<{ params: Params; body: NewVersion; data: RemoteReleases }>(
  'registerVersion',
  'POST /release/:name/versions',
);

export type SourceMaps = z.infer<typeof sourceMaps>;

/**
 * Keeps source maps of a registered version's scripts, where only the API has them: the first of each script. 422 for
 * those of other files, and for too much.
 */
export const addSourceMaps = defineCall<{ params: Params & { version: string }; body: SourceMaps; data: null }>(
  'addSourceMaps',
  'POST /release/:name/versions/:version/sourceMaps',
);

/**
 * Without `percent` and `cohort`, the version becomes live for everybody; with them, it becomes the canary. `version`
 * defaults to the canary, else the newest version. 422 when the gate, which checks again, refuses it.
 */
export type Promotion = z.infer<typeof promotion>;

export const promoteVersion = defineCall<{ params: Params; body: Promotion; data: RemoteReleases }>(
  'promoteVersion',
  'POST /release/:name/promote',
);

/** Ends the version that is stopped or in canary, else takes the live version back; `from` and `to` name what is meant. */
export type Rollback = z.infer<typeof rollback>;

export const rollBackVersion = defineCall<{ params: Params; body: Rollback; data: RemoteReleases }>(
  'rollBackVersion',
  'POST /release/:name/rollback',
);

/**
 * Grants an area its name, its paths and the most of everything it may declare; or changes that. 409 for paths of
 * somebody else, 422 when its live version declares more.
 */
export const grantArea = defineCall<{ params: Params; body: AreaGrant; data: RemoteReleases }>(
  'grantArea',
  'PUT /release/:name/grant',
);

/**
 * Takes an area back: people get it no more, its builds may publish nothing, its previews end. Its name may be granted
 * again, and begins without a live version then. 404 for what is not granted, 409 for an area that the site came with.
 */
export const revokeArea = defineCall<{ params: Params; data: null }>('revokeArea', 'DELETE /release/:name/grant');

/** The front server announces its shell's host metadata. Returns a message for each incompatible live version. */
export const announceHost = defineCall<{ body: HostMetadata; data: string[] }>('announceHost', 'PUT /release/host');

/** A canary against its control group. */
export type Judgement = z.infer<typeof judgement>;

export type SeenError = z.infer<typeof seenError>;

/** A page load's report about one version. Contains nothing personal. */
export type AreaReport = z.infer<typeof healthReport>['areas'][number];

/**
 * One batch, max `limits.reportsAtOnce` reports. 403 without a ticket that the front server gave; ignores one that is used
 * up or too old, and unknown versions. Each outcome of a version counts once for a ticket.
 */
export const reportHealth = defineCall<{ body: z.infer<typeof healthReport>; data: null }>(
  'reportHealth',
  'POST /release/report',
  { keepalive: true },
);

export type OverrideRequest = z.infer<typeof overrideRequest>;

/** For staff: a signed override, to store as a cookie or send as a link (`?overrides=<token>`). */
export const makeOverride = defineCall<{ body: OverrideRequest; data: z.infer<typeof madeOverride> }>(
  'makeOverride',
  'POST /release/override',
);
