import type { AuditAction, AuditDetails } from '../calls/audit.ts';
import { defineCall } from '../calls/call.ts';
import type { AreaOverride, Cohort, HostMetadata } from './release.ts';
import type { RemoteName } from './remotes.ts';

/** How a version fared in browsers since it came to be what it is now (live, canary). Times in ms at the 75th percentile. */
export interface VersionHealth {
  /** Page loads that used the area, as far as they were sampled. */
  visits: number;
  /** Those of them in which it could not be loaded or drawn. */
  failed: number;
  loadMs: number | null;
  /** Largest contentful paint and interaction to next paint of pages that began with this area. */
  lcpMs: number | null;
  inpMs: number | null;
}

export interface VersionView {
  version: string;
  /** ISO. */
  publishedAt: string;
  /** Who published it: a person's name, or what the command line was told. */
  publishedBy: string;
  note: string;
  firstLoadBytes: number;
  /** ISO; null when it never was live. */
  liveSince: string | null;
  /** ISO; null when it was not taken back. */
  rolledBackAt: string | null;
  /** Null for versions that nobody gets. */
  health: VersionHealth | null;
}

export interface RemoteReleases {
  name: RemoteName;
  live: VersionView | null;
  /** What pages fall back to. */
  previous: VersionView | null;
  canary: (VersionView & { percent: number; cohort: Cohort | null }) | null;
  /** Set when the canary's share was put to 0 by itself. */
  stopped: { at: string; reason: string } | null;
  /** The newest `limits.versionsShown`, the newest first. */
  versions: VersionView[];
  /** What happened last, the newest first, at most `limits.releaseLines`. */
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
  /** Of its `release.json`. The API reads that and `facts.json` from the release store. */
  hash: string;
  note: string;
}

/** Makes an uploaded version known. 422 with every refusal of the gate; 409 when the version is known with other contents. */
export const registerVersion = defineCall<{ params: Params; body: NewVersion; data: RemoteReleases }>({
  name: 'registerVersion',
  method: 'POST',
  path: '/release/:name/versions',
});

/**
 * Without `percent` and `cohort` everybody gets the version, with them it becomes the canary. Without `version`: the canary,
 * else the newest one. 422 with the gate's refusals, which are asked again.
 */
export interface Promotion {
  version?: string;
  /** 0 to 100, two decimals at most. */
  percent?: number;
  cohort?: Cohort;
  /** For the audit log. Taking back needs one, promoting does not. */
  reason?: string;
}

export const promoteVersion = defineCall<{ params: Params; body: Promotion; data: RemoteReleases }>({
  name: 'promoteVersion',
  method: 'POST',
  path: '/release/:name/promote',
});

/** Without `to`: a canary that anybody gets is taken back, else the live version makes way for the one before. */
export interface Rollback {
  to?: string;
  /** What one means to take back: 409 when that is not what would be, since somebody or the site was first. */
  from?: string;
  reason: string;
}

export const rollBackVersion = defineCall<{ params: Params; body: Rollback; data: RemoteReleases }>({
  name: 'rollBackVersion',
  method: 'POST',
  path: '/release/:name/rollback',
});

/** The front server tells what its shell offers. Answers which live versions cannot live on it, in words. */
export const announceHost = defineCall<{ body: HostMetadata; data: string[] }>({
  name: 'announceHost',
  method: 'PUT',
  path: '/release/host',
});

export const outcomes = ['ok', 'loadFailed', 'renderFailed', 'eventFailed'] as const;
export type Outcome = (typeof outcomes)[number];

/** What one page load has to say of one version. Nothing in it tells who was here. */
export interface AreaReport {
  name: RemoteName;
  version: string;
  outcome: Outcome;
  /** False for a second word on the same page load: it adds a failure, not a visit. */
  isVisit: boolean;
  /** From the wish for the area to its component, when it was loaded. */
  loadMs?: number;
  lcpMs?: number;
  inpMs?: number;
}

/** One small batch, at most `limits.reportsAtOnce`. Unknown versions are left aside. */
export const reportHealth = defineCall<{ body: { areas: AreaReport[] }; data: null }>({
  name: 'reportHealth',
  method: 'POST',
  path: '/release/report',
  keepalive: true,
});

export interface OverrideRequest {
  /** Versions by name: the API knows where they are. */
  areas: Partial<Record<RemoteName, Omit<AreaOverride, 'reference'> & { version?: string }>>;
  /** 5 to 480. */
  minutes: number;
}

/** For staff: a signed override, to be kept as a cookie or sent as a link (`?overrides=<token>`). */
export const makeOverride = defineCall<{ body: OverrideRequest; data: { token: string; expiresAt: string } }>({
  name: 'makeOverride',
  method: 'POST',
  path: '/release/override',
});
