import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectPostgres } from '../../../api/src/database/connect.ts';
import type { Database } from '../../../api/src/database/database.ts';

export type OwnDatabase = Awaited<ReturnType<typeof createOwnDatabase>>;

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty database for one run, with its own data folder: the API refuses files of another database. */
export async function createOwnDatabase(server: string) {
  const name = `vidya_bench_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The bench kills the API, never PostgreSQL: commits survive without waiting for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-bench-'));
  return {
    dataDir,
    /** The variables for a server process. */
    env: { DATA_DIR: dataDir, DATABASE_URL: url.toString() },
    /** Opens the database, runs the work and closes the database. */
    async use<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
      const database = connectPostgres(url.toString());
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    async drop(): Promise<void> {
      await administer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
