import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

/** Of the version before, which goes on using it during an upgrade and after going back: a contract drops it later. */
export const mediaSweeps = pgTable(
  'media_sweeps',
  {
    id: id(),
    state: text('state').notNull(),
    reason: text('reason').notNull().default(''),
    rows: integer('rows').notNull().default(0),
    rowsInAll: integer('rows_in_all').notNull().default(0),
    files: integer('files').notNull().default(0),
    filesInAll: integer('files_in_all').notNull().default(0),
    examples: jsonb('examples').notNull().default([]),
    createdAt: createdAt(),
    allowedAt: moment('allowed_at'),
    doneAt: moment('done_at'),
  },
  (table) => [index('media_sweeps_state').on(table.state, table.doneAt)],
);

/** The same: rows that those sweeps removed. */
export const mediaSweptRows = pgTable(
  'media_swept_rows',
  {
    id: id(),
    sweepId: cascading('sweep_id', () => mediaSweeps.id),
    entry: jsonb('entry').notNull(),
  },
  (table) => [index('media_swept_rows_sweep').on(table.sweepId)],
);
