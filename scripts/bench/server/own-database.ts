import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectPostgres, openDatabase } from '../../../api/src/database/connect.ts';
import type { Database } from '../../../api/src/database/database.ts';

/** A database of one run's own. */
export interface OwnDatabase {
  /** Tells the server process where it is. */
  env: Record<string, string>;
  /** Opens it for the time of some work. On PGlite no other process may have it open. */
  use<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  drop(): Promise<void>;
}

async function using<Value>(database: Database, work: (database: Database) => Promise<Value>): Promise<Value> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** An empty database on a PostgreSQL server. */
export async function ownPostgres(server: string): Promise<OwnDatabase> {
  const name = `vidya_bench_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The API is killed here, never PostgreSQL: what it was told is committed stays so without waiting for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off');
  return {
    env: { DATABASE_URL: url.toString() },
    use: (work) => using(connectPostgres(url.toString()), work),
    drop: () => admin(`drop database ${name} with (force)`),
  };
}

/** An empty embedded database in a folder of its own. */
export async function ownPglite(): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-bench-'));
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    use: async (work) => using(await openDatabase({ databaseUrl: undefined, dataDir }), work),
    drop: () => rm(dataDir, { recursive: true, force: true }),
  };
}
