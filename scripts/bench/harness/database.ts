import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectPglite, connectPostgres } from '../../../api/src/database/connect.ts';
import type { Database } from '../../../api/src/database/database.ts';

/** A database for one run. */
export interface OwnDatabase {
  dataDir: string;
  /** The variables for a server process. */
  env: Record<string, string>;
  /** Opens the database, runs the work and closes the database. An embedded one only while no server has it. */
  use<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  drop(): Promise<void>;
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

async function closing<Value>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'vidya-bench-'));

/** Creates an empty embedded database. */
export async function createEmbeddedDatabase(): Promise<OwnDatabase> {
  const dataDir = await newFolder();
  return {
    dataDir,
    env: { DATA_DIR: dataDir },
    use: (work) => closing(connectPglite({ dataDir: path.join(dataDir, 'database') }), work),
    drop: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Creates an empty database for one run, with its own data folder: the API refuses files of another database. */
export async function createOwnDatabase(server: string): Promise<OwnDatabase> {
  const name = `vidya_bench_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The bench kills the API, never PostgreSQL: commits survive without waiting for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off');
  const dataDir = await newFolder();
  return {
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.toString() },
    use: (work) => closing(Promise.resolve(connectPostgres(url.toString())), work),
    async drop(): Promise<void> {
      await administer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
