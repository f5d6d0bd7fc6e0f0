import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { connectPostgres } from '../database/connect.ts';
import { type Db, rowsOf } from '../database/database.ts';

type ServerDatabase = ReturnType<typeof connectPostgres>;

const idleWithinMs = 1_000;

/** Changes with tables, columns, constraints, triggers and functions. */
const structure = sql`
  with tables as (
    select oid from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  )
  select concat_ws(' ',
    (select count(*) from tables),
    (select count(*) from pg_attribute where attrelid in (select oid from tables) and not attisdropped),
    (select count(*) from pg_constraint where conrelid in (select oid from tables)),
    (select string_agg(tgenabled::text, '' order by oid) from pg_trigger),
    (select count(*) from pg_proc)) as mark`;

const structureOf = async (db: Db): Promise<string> => (await rowsOf<{ mark: string }>(db, structure))[0]!.mark;

/** Keeps the rows that the migrations add. */
const withRows = ['areas', 'share_agreements', 'tax_rates'];
const keepRows = [
  sql`create schema kept`,
  ...withRows.map((name) => sql.raw(`create table kept.${name} as table ${name}`)),
];

/**
 * Empties every table but those that are kept, then runs more statements. Deleting a few rows is many times faster than
 * truncating, and a table without a page has none. Disables the foreign keys during it, as all rows go.
 */
export const emptyTables = (except: readonly string[], more: string): SQL =>
  sql.raw(`
  do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I', relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ('{${except.join(',')}}')
        and pg_relation_size(oid) > 0 loop
      execute 'delete from ' || name;
    end loop;
    ${more}
    delete from pgboss.job;
  end $$`);

/** Brings back the rows of the migrations, and removes what `row-copies.ts` made. */
const asNew = emptyTables(
  [],
  `${withRows.map((name) => `insert into ${name} overriding system value select * from kept.${name};`).join('\n')}
  drop schema if exists copies cascade;`,
);

async function isIdle({ client }: ServerDatabase): Promise<boolean> {
  const until = performance.now() + idleWithinMs;
  while (client.totalCount > client.idleCount || client.waitingCount > 0) {
    if (performance.now() > until) return false;
    // oxlint-disable-next-line no-await-in-loop
    await pause(10);
  }
  return true;
}

/**
 * Prepares a new, migrated database for one test after another. Returns a function that empties it, or returns false
 * when it is no longer as the migrations left it or is still in use.
 */
export async function recycler(database: ServerDatabase): Promise<() => Promise<boolean>> {
  const { db, client } = database;
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of keepRows) await db.execute(statement);
  const made = await structureOf(db);
  const listeners = new Map(client.eventNames().map((name) => [name, client.listeners(name)]));
  return async () => {
    if (client.ended || !(await isIdle(database))) return false;
    for (const name of client.eventNames()) client.removeAllListeners(name);
    for (const [name, own] of listeners) for (const listener of own) client.on(name as 'error', listener as () => void);
    try {
      if ((await structureOf(db)) !== made) return false;
      await db.execute(asNew);
      return true;
    } catch {
      return false;
    }
  };
}
