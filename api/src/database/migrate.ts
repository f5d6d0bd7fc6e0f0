import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { oneAtATime } from './start-lock.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Brings the tables up to date, without a limit of time. On PostgreSQL several processes may start at once. */
export const migrate = (database: Database): Promise<void> =>
  oneAtATime(database, async (patient) => {
    if (patient.engine === 'postgres') return migratePostgres(drizzle(patient.client), { migrationsFolder });
    await migratePglite(patient.db as unknown as Parameters<typeof migratePglite>[0], { migrationsFolder });
  });
