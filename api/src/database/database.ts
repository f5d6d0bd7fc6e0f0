import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { PoolName } from './servers/limits.ts';

/**
 * What stores use: the database itself or a transaction. Inside `db.transaction(async (tx) => …)` use only `tx`: on
 * PGlite, a query on `db` would wait for the transaction, which waits for the query.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** The same database through pools of their own (limits.ts); PGlite has one connection for all. */
export type Pools = Record<Exclude<PoolName, 'db'>, Db>;

/** Reading for lists that everybody sees: from a replica where there is one that is good enough. */
export interface Reads {
  /** For single statements; a transaction belongs on the database itself. */
  db: Db;
  /** Call it after a change is committed: nothing that is read from now on is from before. */
  changed(): void;
  /** How far the replica is behind, in ms; null without one. */
  lagMs(): number | null;
}

/** The connections of one pool to PostgreSQL. */
export interface PoolSize {
  pool: PoolName;
  inUse: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** An open database; `engine` distinguishes the two for the few callers that need to know. */
export type Database = {
  db: Db;
  pools: Pools;
  reads: Reads;
  sizes: () => PoolSize[];
  /** Queries that wait now, for each connection of the pool in which most do. */
  poolWaits: () => number;
  close: () => Promise<void>;
} & ({ engine: 'pglite'; client: PGlite } | { engine: 'postgres'; client: Pool; jobs: Pool; address: string });

/** Runs a hand-written query. `count(*)` and bigint differ between the engines: cast them with `::int`. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** The first row of a query, or null. */
export const firstOf = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

/** True if the query finds a row. */
export const hasRow = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0;

/** The ids of the rows, in their order. */
export const idsOf = async (rows: PromiseLike<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** Reads rows by id and returns them in the order of the ids; leaves out ids without a row. */
export async function inOrderOf<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read([...ids])).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** For `countOf`. */
export const rowCount = { count: sql<number>`count(*)::int` };

/** The number that a select of `rowCount` finds. */
export const countOf = async (rows: PromiseLike<{ count: number }[]>): Promise<number> => (await rows)[0]?.count ?? 0;

/** True if the database responds. */
export const isAlive = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

/** These columns of a table for a select, or these fields of a row for a response: what is not named stays behind. */
export const pick = <Source extends object, Name extends keyof Source>(source: Source, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
