import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/**
 * What stores speak to: the database itself or a transaction of it. Inside `db.transaction(async (tx) => …)` use
 * nothing but `tx`: on PGlite, `db` waits for the transaction that waits for it.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database; `engine` tells the two apart for the few who must know. */
export type Database = { db: Db; close: () => Promise<void> } & (
  | { engine: 'pglite'; client: PGlite }
  | { engine: 'postgres'; client: Pool }
);

/** Rows of a hand-written query. `count(*)` and bigint differ between the engines: cast them with `::int`. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** True when the database answers. */
export const isAlive = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

/** A unique key refused the row: somebody else was first. `constraint` narrows it to one key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const found = at as { code?: string; constraint?: string };
    if (found.code === '23505') return constraint === undefined || found.constraint === constraint;
  }
  return false;
}
