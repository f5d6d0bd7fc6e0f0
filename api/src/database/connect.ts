import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Database, Db } from './database.ts';
import { lockFolder } from './lock.ts';

/** Opens the embedded database: in `dataDir` on disk, or in memory without one. */
export async function connectPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<Database> {
  const client = await PGlite.create({
    ...options,
    extensions: { fuzzystrmatch, pg_trgm },
    // PGlite allocates these buffers at once, in this process; the default is 128 MB.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
  return { engine: 'pglite', client, db: drizzlePglite(client) as unknown as Db, close: () => client.close() };
}

/** A pool of connections to PostgreSQL 15 or later. */
export function connectPostgres(connectionString: string): Database & { engine: 'postgres' } {
  const client = new Pool({ connectionString, max: 16, application_name: 'vidya' });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  client.on('error', (error) => console.error('A database connection was lost:', error.message));
  return { engine: 'postgres', client, db: drizzlePostgres(client) as unknown as Db, close: () => client.end() };
}

/** Opens the configured database. Locks PGlite's folder first: throws `DatabaseInUse`. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl);
  const folder = path.join(config.dataDir, 'database');
  const unlock = lockFolder(folder);
  try {
    const database = await connectPglite({ dataDir: folder });
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
