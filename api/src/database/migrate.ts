import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, type Db, rowsOf } from './database.ts';
import { oneAtATime } from './servers/start-lock.ts';

const ours = path.resolve(import.meta.dirname, '../../migrations');

/** First line of a migration whose statements cannot run in a transaction, such as `create index concurrently`. */
const outsideMark = '-- outside-transaction\n';

/** As drizzle's own migrator keeps it, which made the first entries. */
const entries = sql`drizzle.__drizzle_migrations`;

async function lastDone(db: Db): Promise<number> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists ${entries} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [row] = await rowsOf<{ last: number | null }>(db, sql`select max(created_at)::float8 as last from ${entries}`);
  return row?.last ?? -Infinity;
}

const enter = (db: Db, { hash, folderMillis }: MigrationMeta) =>
  db.execute(sql`insert into ${entries} (hash, created_at) values (${hash}, ${folderMillis})`);

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

async function apply(db: Db, migration: MigrationMeta): Promise<void> {
  const run = async (at: Db): Promise<void> => {
    for (const statement of migration.sql) {
      // oxlint-disable-next-line no-await-in-loop
      await at.execute(sql.raw(statement));
    }
    await enter(at, migration);
  };
  if (!migration.sql[0]?.startsWith(outsideMark)) return db.transaction(run);
  // Half of it may be done already: the rules of migrations see to it that all of it can be repeated.
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of migration.sql) await dropBroken(db, statement);
  await run(db);
}

/**
 * Brings the tables up to date, without a limit of time: each migration in a transaction of its own, except those that
 * are marked. On PostgreSQL several processes may start at once. Drizzle's migrator runs all of them in one.
 */
export const migrate = (database: Database, migrationsFolder = ours): Promise<void> =>
  oneAtATime(database, async ({ db }) => {
    const last = await lastDone(db);
    for (const migration of readMigrationFiles({ migrationsFolder })) {
      // oxlint-disable-next-line no-await-in-loop
      if (migration.folderMillis > last) await apply(db, migration);
    }
  });
