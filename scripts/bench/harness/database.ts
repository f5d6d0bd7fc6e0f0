import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectPostgres } from '../../../api/src/database/connect.ts';
import type { Database } from '../../../api/src/database/database.ts';

export type OwnDatabase = Awaited<ReturnType<typeof createOwnDatabase>>;

async function using<Value>(database: Database, work: (database: Database) => Promise<Value>): Promise<Value> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * An empty database of one run's own on a PostgreSQL server, with a data folder: the API refuses files that belong to
 * another database.
 */
export async function createOwnDatabase(server: string) {
  const name = `vidya_bench_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The API is killed here, never PostgreSQL: what it was told is committed stays so without waiting for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-bench-'));
  return {
    dataDir,
    /** Tells the server process where both are. */
    env: { DATA_DIR: dataDir, DATABASE_URL: url.toString() },
    /** Opens it for the time of some work. */
    use: <Value>(work: (database: Database) => Promise<Value>): Promise<Value> =>
      using(connectPostgres(url.toString()), work),
    async drop(): Promise<void> {
      await administer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
