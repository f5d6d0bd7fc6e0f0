import type { AuditAction, AuditDetails } from '../calls/audit.ts';
import { defineCall } from '../calls/call.ts';
import type { AreaOverride, Cohort, HostMetadata } from './release.ts';
import type { RemoteName } from './remotes.ts';

/** A version's health in browsers since it got its current role (live, canary). Times in ms, 75th percentile. */
export interface VersionHealth {
  /** Sampled page loads that used the area. */
  visits: number;
  /** Those of them in which the area did not load or render. */
  failed: number;
  loadMs: number | null;
  /** Largest contentful paint and interaction to next paint of pages that started in this area. */
  lcpMs: number | null;
  inpMs: number | null;
}

export interface VersionView {
  version: string;
  /** ISO. */
  publishedAt: string;
  /** The publisher: a person's name, or the name given at the command line. */
  publishedBy: string;
  note: string;
  firstLoadBytes: number;
  /** ISO; null when it never was live. */
  liveSince: string | null;
  /** ISO; null when it was not rolled back. */
  rolledBackAt: string | null;
  /** Null for a version that nobody gets. */
  health: VersionHealth | null;
}

export interface RemoteReleases {
  name: RemoteName;
  live: VersionView | null;
  /** The version that pages fall back to. */
  previous: VersionView | null;
  canary: (VersionView & { percent: number; cohort: Cohort | null }) | null;
  /** Set when the canary was stopped automatically. */
  stopped: { at: string; reason: string } | null;
  /** At most `limits.versionsShown`, newest first. */
  versions: VersionView[];
  /** The last release actions, newest first, at most `limits.releaseLines`. */
  history: { at: string; action: AuditAction; by: string; details: AuditDetails }[];
}

type Params = { name: RemoteName };

/** All areas. For administrators, and for the command line with its token. */
export const listReleases = defineCall<{ data: RemoteReleases[] }>({
  name: 'listReleases',
  method: 'GET',
  path: '/release',
});

export interface NewVersion {
  version: string;
  /** The hash of its `release.json`. The API reads that file and `facts.json` from the release store. */
  hash: string;
  note: string;
}

/**
 * Registers an uploaded version. 422 with all refusals of the gate; 409 when the version exists with other contents.
 */
export const registerVersion = defineCall<{ params: Params; body: NewVersion; data: RemoteReleases }>({
  name: 'registerVersion',
  method: 'POST',
  path: '/release/:name/versions',
});

/**
 * Without `percent` and `cohort`, the version becomes live for everybody; with them, it becomes the canary. `version`
 * defaults to the canary, else the newest version. 422 when the gate, which checks again, refuses it.
 */
export interface Promotion {
  version?: string;
  /** 0 to 100, max two decimals. */
  percent?: number;
  cohort?: Cohort;
  /** For the audit log. Required for a rollback, optional for a promotion. */
  reason?: string;
}

export const promoteVersion = defineCall<{ params: Params; body: Promotion; data: RemoteReleases }>({
  name: 'promoteVersion',
  method: 'POST',
  path: '/release/:name/promote',
});

/** Without `to`: rolls back a canary that anybody gets, else the live version to the previous one. */
export interface Rollback {
  to?: string;
  /**
   * The version that the caller wants to roll back: 409 when another one would be, because somebody or the site was
   * faster.
   */
  from?: string;
  reason: string;
}

export const rollBackVersion = defineCall<{ params: Params; body: Rollback; data: RemoteReleases }>({
  name: 'rollBackVersion',
  method: 'POST',
  path: '/release/:name/rollback',
});

/** The front server announces its shell's host metadata. Returns a message for each incompatible live version. */
export const announceHost = defineCall<{ body: HostMetadata; data: string[] }>({
  name: 'announceHost',
  method: 'PUT',
  path: '/release/host',
});

export const outcomes = ['ok', 'loadFailed', 'renderFailed', 'eventFailed'] as const;
export type Outcome = (typeof outcomes)[number];

/** A page load's report about one version. Contains nothing personal. */
export interface AreaReport {
  name: RemoteName;
  version: string;
  outcome: Outcome;
  /** False for a further report of the same page load: it adds a failure, not a visit. */
  isVisit: boolean;
  /** From the request for the area to its component; undefined when this page did not load it. */
  loadMs?: number;
  lcpMs?: number;
  inpMs?: number;
}

/** One batch, max `limits.reportsAtOnce` reports. Ignores unknown versions. */
export const reportHealth = defineCall<{ body: { areas: AreaReport[] }; data: null }>({
  name: 'reportHealth',
  method: 'POST',
  path: '/release/report',
  keepalive: true,
});

export interface OverrideRequest {
  /** Versions by area; the API knows their URLs. */
  areas: Partial<Record<RemoteName, Omit<AreaOverride, 'reference'> & { version?: string }>>;
  /** 5 to 480. */
  minutes: number;
}

/** For staff: a signed override, to store as a cookie or send as a link (`?overrides=<token>`). */
export const makeOverride = defineCall<{ body: OverrideRequest; data: { token: string; expiresAt: string } }>({
  name: 'makeOverride',
  method: 'POST',
  path: '/release/override',
});
