import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './schema-columns.ts';
import type { SweptEntry } from './swept-entry.ts';

export type StoreName = 'media' | 'uploads' | 'images';

/** Which stores of files belong to this database: each has the same id in a file of its own. */
export const fileStores = pgTable('file_stores', {
  name: text('name').$type<StoreName>().primaryKey(),
  identity: uuid('identity').notNull(),
  /** False until the id is in the store too. */
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  createdAt: createdAt(),
});

/** 'held' waits for a person, who makes it 'allowed', once. 'done' has put something aside. */
export type SweepState = 'held' | 'allowed' | 'done';

/** Sweeps that did something, or that a person has to look at. `id` names their part of the quarantine. */
export const mediaSweeps = pgTable(
  'media_sweeps',
  {
    id: id(),
    state: text('state').$type<SweepState>().notNull(),
    /** Why it waits for a person; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** What it puts aside (or would), of how many there are. */
    rows: integer('rows').notNull().default(0),
    rowsInAll: integer('rows_in_all').notNull().default(0),
    files: integer('files').notNull().default(0),
    filesInAll: integer('files_in_all').notNull().default(0),
    /** The first few of what a held one would touch. */
    examples: jsonb('examples').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    allowedAt: moment('allowed_at'),
    doneAt: moment('done_at'),
  },
  (table) => [index('media_sweeps_state').on(table.state, table.doneAt)],
);

/** Rows that a sweep has taken away, as they were. */
export const mediaSweptRows = pgTable(
  'media_swept_rows',
  {
    id: id(),
    sweepId: uuid('sweep_id')
      .notNull()
      .references(() => mediaSweeps.id, { onDelete: 'cascade' }),
    entry: jsonb('entry').$type<SweptEntry>().notNull(),
  },
  (table) => [index('media_swept_rows_sweep').on(table.sweepId)],
);
