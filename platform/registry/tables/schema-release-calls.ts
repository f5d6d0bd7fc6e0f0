import type { CallContract } from '@vidya/contracts/calls/recorded/recorded-call';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../../api/src/database/tables/schema-columns.ts';

/** What the running API servers offer: one row, or two during a deployment. Each announces itself every minute. */
export const releaseApis = pgTable('release_apis', {
  /** A hash of the sources. */
  version: text('version').primaryKey(),
  calls: jsonb('calls').$type<CallContract[]>().notNull(),
  /** When the versions in use were compared with it; null until then. */
  checkedAt: moment('checked_at'),
  updatedAt: updatedAt(),
});

/** How a version of the API answers a call as some version of an area recorded it. */
export const releaseCallReplays = pgTable(
  'release_call_replays',
  {
    apiVersion: text('api_version').notNull(),
    /** Of the recorded call. */
    callHash: text('call_hash').notNull(),
    /** What is wrong; '' for nothing. */
    problem: text('problem').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.apiVersion, table.callHash] })],
);
