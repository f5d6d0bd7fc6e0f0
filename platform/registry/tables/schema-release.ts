import { index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  cascading,
  createdAt,
  id,
  moment,
  reference,
  updatedAt,
} from '../../../api/src/database/tables/schema-columns.ts';
import type { Cohort, LiveGuardState, Outcome, RolloutState } from '../../calls/choices.ts';
import type { RehearsalView } from '../../calls/views.ts';
import type { AreaPaths } from '../../gate/document/area-declaration.ts';
import type { HostMetadata, VersionFiles, VersionMetadata } from '../../gate/document/release.ts';
import type { Acceptance } from '../../gate/live-checks.ts';
import type { RemoteName } from '../../gate/remotes.ts';

/** What an administrator granted each area: the areas that came with the site have theirs from a migration. */
export const areas = pgTable('areas', {
  name: text('name').$type<RemoteName>().primaryKey(),
  title: text('title').notNull(),
  /** Path → the widest access. */
  paths: jsonb('paths').$type<AreaPaths>().notNull(),
  /** Where browsers get its files; null: as `RELEASE_BASES` says. */
  base: text('base'),
  budgetKb: smallint('budget_kb').notNull(),
  /** Origins that its pages may send requests to. */
  connections: jsonb('connections').$type<string[]>().notNull().default([]),
  /** An administrator's id; null for the command line, whose user is in `grantedBy`, and for a migration. */
  granterId: uuid('granter_id'),
  grantedBy: text('granted_by').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export interface StoredRehearsal extends RehearsalView {
  /** SHA-256 of the key that signed it, in hex; null when nobody did. */
  keyId: string | null;
}

/** Every version that passed the publish gate; its folder is in the release store. */
export const releaseVersions = pgTable(
  'release_versions',
  {
    id: id(),
    name: text('name').$type<RemoteName>().notNull(),
    version: text('version').notNull(),
    /** sha384 of its `release.json`. */
    hash: text('hash').notNull(),
    files: jsonb('files').$type<VersionFiles>().notNull(),
    metadata: jsonb('metadata').$type<VersionMetadata>().notNull(),
    note: text('note').notNull().default(''),
    /** What its publisher accepted of what the gate refuses otherwise; null for nothing. */
    accepted: jsonb('accepted').$type<Acceptance>(),
    /** What its last rehearsal found; null when it was not rehearsed. */
    rehearsal: jsonb('rehearsal').$type<StoredRehearsal>(),
    /** An administrator's id; null for the command line, whose user is in `publishedBy`. */
    publisherId: uuid('publisher_id'),
    publishedBy: text('published_by').notNull(),
    createdAt: createdAt(),
    /** When it last became the live version. */
    liveSince: moment('live_since'),
    /** When it was rolled back, unless promoted again since: nothing falls back to such a version. */
    rolledBackAt: moment('rolled_back_at'),
  },
  (table) => [
    unique('release_versions_name_version').on(table.name, table.version),
    index('release_versions_newest').on(table.name, table.createdAt),
  ],
);

/** The live version and canary of each area: one row each. Every change locks the shell's row of `release_hosts`. */
export const releaseStates = pgTable('release_states', {
  name: text('name').$type<RemoteName>().primaryKey(),
  liveId: uuid('live_id').references(() => releaseVersions.id),
  canaryId: uuid('canary_id').references(() => releaseVersions.id),
  /** 0 to 100. */
  percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  cohort: text('cohort').$type<Cohort>(),
  /** When its comparison with the control group started. */
  canarySince: moment('canary_since'),
  /** When the canary was stopped automatically (share 0). */
  stoppedAt: moment('stopped_at'),
  stoppedReason: text('stopped_reason').notNull().default(''),
  updatedAt: updatedAt(),
});

/** The last progressive rollout of each area. A job of every minute takes the next step. */
export const releaseRollouts = pgTable('release_rollouts', {
  name: text('name').$type<RemoteName>().primaryKey(),
  versionId: reference('version_id', () => releaseVersions.id),
  /** Shares in percent, rising. */
  steps: jsonb('steps').$type<number[]>().notNull(),
  dwellMinutes: integer('dwell_minutes').notNull(),
  /** The index of the current step. */
  step: smallint('step').notNull().default(0),
  stepSince: moment('step_since').notNull(),
  state: text('state').$type<RolloutState>().notNull(),
  /** Why it was halted, stopped or ended. */
  reason: text('reason').notNull().default(''),
  startedBy: text('started_by').notNull(),
  updatedAt: updatedAt(),
});

/** The last promotion of each area, watched for a while against the version before. */
export const releaseLiveGuards = pgTable('release_live_guards', {
  name: text('name').$type<RemoteName>().primaryKey(),
  versionId: reference('version_id', () => releaseVersions.id),
  previousId: uuid('previous_id').references(() => releaseVersions.id),
  since: moment('since').notNull(),
  until: moment('until').notNull(),
  state: text('state').$type<LiveGuardState>().notNull(),
  reason: text('reason').notNull().default(''),
  updatedAt: updatedAt(),
});

/** Links to the site with one version, for holders of the code. The release document lists the ended ones. */
export const releasePreviews = pgTable(
  'release_previews',
  {
    id: id(),
    versionId: reference('version_id', () => releaseVersions.id),
    expiresAt: moment('expires_at').notNull(),
    /** Null unless it was ended early. */
    endedAt: moment('ended_at'),
    /** An administrator's id; null for the command line, whose user is in `madeBy`. */
    makerId: uuid('maker_id'),
    madeBy: text('made_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('release_previews_version').on(table.versionId)],
);

/** Browser reports about a version, per minute: plain counts, and histograms with the bounds in release-health.ts. */
export const releaseHealth = pgTable(
  'release_health',
  {
    versionId: reference('version_id', () => releaseVersions.id),
    minute: moment('minute').notNull(),
    /** 'visit', 'failed', each of `outcomes`, 'loadMs', 'lcpMs', 'inpMs', 'shift'; 'judged …' and 'watched …': of few visits of an address. */
    measure: text('measure').notNull(),
    bucket: smallint('bucket').notNull().default(0),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.minute, table.measure, table.bucket] }),
    index('release_health_minute').on(table.minute),
  ],
);

/** What went wrong in browsers: each error of a version once, told by the first browser that met it. */
export const releaseErrors = pgTable(
  'release_errors',
  {
    id: id(),
    versionId: reference('version_id', () => releaseVersions.id),
    /** Of its outcome, message without numbers, and screen. */
    fingerprint: text('fingerprint').notNull(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    /** The same by source files; null until it was looked up, empty where no source map says more. */
    sourceStack: text('source_stack'),
    screen: text('screen').notNull(),
    firstSeen: moment('first_seen').notNull().defaultNow(),
    visits: integer('visits').notNull().default(1),
  },
  (table) => [unique('release_errors_once').on(table.versionId, table.fingerprint)],
);

/** Source maps of versions that browsers may still have: only here, so that no browser gets them. */
export const releaseSourceMaps = pgTable(
  'release_source_maps',
  {
    versionId: cascading('version_id', () => releaseVersions.id),
    /** The script, below the version's folder. */
    file: text('file').notNull(),
    /** Its source map as JSON, compressed by brotli, in base64. */
    map: text('map').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.file] })],
);

/** What live shells offer, 'shell <version>' each, and a row 'shell' that every change of a release locks. */
export const releaseHosts = pgTable('release_hosts', {
  name: text('name').primaryKey(),
  metadata: jsonb('metadata').$type<HostMetadata>().notNull(),
  updatedAt: updatedAt(),
});
