import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/**
 * What stores use: the database itself or a transaction. Inside `db.transaction(async (tx) => …)` use only `tx`: on
 * PGlite, a query on `db` would wait for the transaction, which waits for the query.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database; `engine` distinguishes the two for the few callers that need to know. */
export type Database = { db: Db; close: () => Promise<void> } & (
  | { engine: 'pglite'; client: PGlite }
  | { engine: 'postgres'; client: Pool }
);

/** Runs a hand-written query. `count(*)` and bigint differ between the engines: cast them with `::int`. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** True if the database responds. */
export const isAlive = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
