import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, type Db, rowsOf } from './database.ts';
import { checkEntries, type Entry, type Migration, namedMigrations } from './migration-entries.ts';
import { oneAtATime } from './servers/start-lock.ts';

const ours = path.resolve(import.meta.dirname, '../../migrations');

/** As drizzle's own migrator keeps it, which made the first entries; the last three columns are ours. */
const entries = sql`drizzle.__drizzle_migrations`;

async function readEntries(db: Db): Promise<Entry[]> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists ${entries} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.execute(
    sql`alter table ${entries} add column if not exists name text, add column if not exists kind text,
      add column if not exists previous bigint`,
  );
  return rowsOf<Entry>(
    db,
    sql`select hash, created_at::float8 as date, name, kind, previous::float8 as previous from ${entries}`,
  );
}

const enter = (db: Db, { hash, date, name, kind }: Migration, previous: number) =>
  db.execute(
    sql`insert into ${entries} (hash, created_at, name, kind, previous)
      values (${hash}, ${date}, ${name}, ${kind ?? null}, ${previous})`,
  );

/** An index whose making failed half-way is still there, unused: `if not exists` would take it for done. */
async function dropBroken(db: Db, statement: string): Promise<void> {
  const broken = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where not indisvalid`,
  );
  for (const { name } of broken) {
    // oxlint-disable-next-line no-await-in-loop
    if (statement.includes(`"${name}"`))
      await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
  }
}

/** `previous`: the date of the last migration of the version that ran before. */
async function apply(db: Db, migration: Migration, previous: number): Promise<void> {
  const run = async (at: Db): Promise<void> => {
    for (const statement of migration.sql) {
      // oxlint-disable-next-line no-await-in-loop
      await at.execute(sql.raw(statement));
    }
    await enter(at, migration, previous);
  };
  if (migration.kind !== 'outside-transaction') return db.transaction(run);
  // Half of it may be done already: the rules of migrations see to it that all of it can be repeated.
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of migration.sql) await dropBroken(db, statement);
  await run(db);
}

/**
 * Brings the tables up to date, without a limit of time: each migration in a transaction of its own, except those that
 * are marked. On PostgreSQL several processes may start at once. Drizzle's migrator runs all of them in one. Throws
 * `WrongMigrations` if this version must not run on this database.
 */
export const migrate = (database: Database, migrationsFolder = ours): Promise<void> =>
  oneAtATime(database, async ({ db }) => {
    const done = await readEntries(db);
    const migrations = namedMigrations(migrationsFolder, readMigrationFiles({ migrationsFolder }));
    const left = checkEntries(done, migrations);
    const last = Math.max(...done.map(({ date }) => date));
    for (const migration of left) {
      const before = migrations[migrations.indexOf(migration) - 1]?.date ?? 0;
      // oxlint-disable-next-line no-await-in-loop
      await apply(db, migration, done.length > 0 ? last : before);
    }
  });
