import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SweptEntry } from '../swept-entry.ts';
import { cascading, createdAt, id, moment } from './schema-columns.ts';

export type StoreName = 'media' | 'uploads' | 'images';

/** The file stores that belong to this database: each store has the same id in a file of its own. */
export const fileStores = pgTable('file_stores', {
  name: text('name').$type<StoreName>().primaryKey(),
  identity: uuid('identity').notNull(),
  /** False until the id is also in the store. */
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  createdAt: createdAt(),
});

/** 'held' waits for a person, whose approval makes it 'allowed', once. 'done' has put files aside. */
export type SweepState = 'held' | 'allowed' | 'done';

/** Sweeps that did something, or that a person must check. `id` names their part of the quarantine. */
export const mediaSweeps = pgTable(
  'media_sweeps',
  {
    id: id(),
    state: text('state').$type<SweepState>().notNull(),
    /** Why the sweep waits for a person; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** What the sweep puts aside (or would), and how many there are in all. */
    rows: integer('rows').notNull().default(0),
    rowsInAll: integer('rows_in_all').notNull().default(0),
    files: integer('files').notNull().default(0),
    filesInAll: integer('files_in_all').notNull().default(0),
    /** For a held sweep, the first few rows and files it would touch. */
    examples: jsonb('examples').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    allowedAt: moment('allowed_at'),
    doneAt: moment('done_at'),
  },
  (table) => [index('media_sweeps_state').on(table.state, table.doneAt)],
);

/** Rows that a sweep removed, in their original form. */
export const mediaSweptRows = pgTable(
  'media_swept_rows',
  {
    id: id(),
    sweepId: cascading('sweep_id', () => mediaSweeps.id),
    entry: jsonb('entry').$type<SweptEntry>().notNull(),
  },
  (table) => [index('media_swept_rows_sweep').on(table.sweepId)],
);
