import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Any number, if every migrating process uses the same one. */
const migrationLock = 7_465_112;

/** Brings the tables up to date. On PostgreSQL several processes may start at once: one migrates, the others wait. */
export async function migrate(database: Database): Promise<void> {
  if (database.engine === 'pglite') {
    await migratePglite(database.db as unknown as Parameters<typeof migratePglite>[0], { migrationsFolder });
    return;
  }
  const connection = await database.client.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(drizzle(connection), { migrationsFolder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    connection.release();
  }
}
