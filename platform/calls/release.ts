import { call, sentAs } from '@vidya/contracts/calls/call';
import { exactText, plainText, requiredText } from '@vidya/contracts/calls/fields';
import { limits } from '@vidya/contracts/rules/limits';
import { z } from 'zod';
import type { AreaGrant } from '../gate/document/area-declaration.ts';
import type { HostMetadata } from '../gate/document/release.ts';
import { areaGrant, areaName } from './area.ts';
import { acceptance, hostMetadata, remoteReleases } from './area-releases.ts';
import { cohorts, faults, outcomes } from './choices.ts';
import { areaParams, seenArea, share, version, versionParams } from './params.ts';

const name = areaName;

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a sha384 hash');

export const newVersion = z.object({
  version,
  /** The hash of its `release.json`. The API reads the whole folder in the release store. */
  hash,
  note: plainText(limits.releaseNoteMax),
  accepted: acceptance.optional(),
});

export const sourceMaps = z.object({
  /** Script → its source map as JSON, compressed by brotli, in base64. */
  maps: z.record(z.string().max(300), z.base64().max(limits.sourceMaps.script)),
});

export const promotion = z.object({
  version: version.optional(),
  /** 0 to 100, max two decimals. */
  percent: share.optional(),
  cohort: z.enum(cohorts).optional(),
  /** For the audit log. Required with `unrehearsed`, optional otherwise. */
  reason: plainText(limits.releaseNoteMax).optional(),
  /** Promotes it although the rehearsal that it needs is missing or found something. */
  unrehearsed: z.boolean().optional(),
  seen: seenArea.optional(),
});

export const rollback = z.object({
  to: version.optional(),
  /**
   * The version that the caller wants to roll back: 409 when another one would be, because another person or the
   * site was faster.
   */
  from: version.optional(),
  reason: requiredText(limits.releaseNoteMax),
});

export const overrideRequest = z.object({
  /** Versions by area; the API knows their URLs. */
  areas: z.record(
    name,
    z.object({
      version: version.optional(),
      /** Alternative to `version`: the URL of a development server's `mf-manifest.json`, on loopback. */
      server: z.string().max(300).optional(),
      fault: z.enum(faults).optional(),
    }),
  ),
  minutes: z.number().min(limits.override.minMinutes).max(limits.override.maxMinutes),
});

export const madeOverride = z.object({ token: z.string(), expiresAt: z.string() });

/** Any name and version: a tab may run a version that is no longer known here. */
const areaReport = z.object({
  name: exactText(100),
  version: exactText(100),
  outcome: z.enum(outcomes),
  /** From the request for the area to its component; undefined when this page did not load it. */
  loadMs: z.number().optional(),
  lcpMs: z.number().optional(),
  inpMs: z.number().optional(),
  shift: z.number().optional(),
  /** The browser had none of the version's files yet: only such times are compared. */
  isCold: z.boolean().optional(),
  error: z
    .object({ message: exactText(limits.error.message), stack: exactText(limits.error.stack), screen: exactText(100) })
    .optional(),
});

export const healthReport = z.object({
  /** What the page brought along: platform/gate/document/page-ticket.ts. */
  ticket: exactText(1_000),
  areas: z.array(areaReport).max(limits.reportsAtOnce),
});

/** All areas. For administrators, and for the command line with its token. */
export const listReleases = call('listReleases', 'GET /release', {
  access: 'release.manage',
  data: z.array(remoteReleases),
  example: { as: 'admin' },
});

export type NewVersion = z.infer<typeof newVersion>;

/**
 * Registers an uploaded version. 422 with all refusals of the gate; 409 when the version exists with other contents.
 */
export const registerVersion = call('registerVersion', 'POST /release/:name/versions', {
  access: 'release.manage',
  params: areaParams,
  body: newVersion,
  data: remoteReleases,
});

export type SourceMaps = z.infer<typeof sourceMaps>;

/**
 * Keeps source maps of a registered version's scripts, where only the API has them: the first of each script. 422 for
 * those of other files, and for too much.
 */
export const addSourceMaps = call('addSourceMaps', 'POST /release/:name/versions/:version/sourceMaps', {
  access: 'release.manage',
  params: versionParams,
  body: sourceMaps,
  data: z.null(),
});

/**
 * Without `percent` and `cohort`, the version becomes live for everybody; with them, it becomes the canary. `version`
 * defaults to the canary, else the newest version. 422 when the gate, which checks again, refuses it.
 */
export type Promotion = z.infer<typeof promotion>;

export const promoteVersion = call('promoteVersion', 'POST /release/:name/promote', {
  access: 'release.promote',
  params: areaParams,
  body: promotion,
  data: remoteReleases,
});

/** Ends the version that is stopped or in canary, else takes the live version back; `from` and `to` name what is meant. */
export type Rollback = z.infer<typeof rollback>;

export const rollBackVersion = call('rollBackVersion', 'POST /release/:name/rollback', {
  access: 'release.promote',
  params: areaParams,
  body: rollback,
  data: remoteReleases,
});

/**
 * Grants an area its name, its paths and the most of everything it may declare; or changes that. 409 for paths of
 * another owner, 422 when its live version declares more.
 */
export const grantArea = call('grantArea', 'PUT /release/:name/grant', {
  access: 'release.grant',
  params: areaParams,
  body: sentAs<AreaGrant>()(areaGrant),
  data: remoteReleases,
  example: {
    as: 'admin',
    params: { name: 'replayed' },
    body: {
      title: 'Replayed',
      paths: { '/replayed': 'everybody' },
      base: 'https://replayed.example',
      budgetKb: 45,
      connections: [],
    },
  },
});

/**
 * Takes an area back: people get it no more, its builds may publish nothing, its previews end. Its name may be granted
 * again, and begins without a live version then. 404 for what is not granted, 409 for an area that the site came with.
 */
export const revokeArea = call('revokeArea', 'DELETE /release/:name/grant', {
  access: 'release.grant',
  params: areaParams,
  data: z.null(),
});

/** The front server announces its shell's host metadata. Returns a message for each incompatible live version. */
export const announceHost = call('announceHost', 'PUT /release/host', {
  access: 'release.announceHost',
  body: sentAs<HostMetadata>()(hostMetadata),
  data: z.array(z.string()),
});

/** A page load's report about one version. Contains nothing personal. */
export type AreaReport = z.infer<typeof healthReport>['areas'][number];

/**
 * One batch, max `limits.reportsAtOnce` reports. 403 without a ticket that the front server gave; ignores one that is used
 * up or too old, and unknown versions. Each outcome of a version counts once for a ticket.
 */
export const reportHealth = call('reportHealth', 'POST /release/report', {
  access: 'public',
  body: healthReport,
  data: z.null(),
  keepalive: true,
});

export type OverrideRequest = z.infer<typeof overrideRequest>;

/** For staff: a signed override, to store as a cookie or send as a link (`?overrides=<token>`). */
export const makeOverride = call('makeOverride', 'POST /release/override', {
  access: 'release.override',
  body: overrideRequest,
  data: madeOverride,
});
