import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { connectPglite } from '../database/connect.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { lockFolder } from '../database/lock.ts';
import { Refusal } from '../operator-errors.ts';

/** The password goes into the environment: everybody on the machine sees the arguments of a program. */
function addressFor(databaseUrl: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const [, password] = /^[^/]*\/\/[^/@:]*:([^/@]*)@/.exec(databaseUrl) ?? [];
  const address = databaseUrl
    .replace(/^([^/]*\/\/[^/@:]*):[^/@]*@/, '$1@')
    // Node reads '+' as a space, PostgreSQL's programs do not.
    .replace(/\?.*/, (query) => query.replaceAll('+', '%20'));
  return {
    args: ['--dbname', address],
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }) },
  };
}

/** Rejects with what the program said, unless it ends well. */
async function ended(child: ChildProcess, name: string): Promise<void> {
  let errorOutput = '';
  child.stderr?.on('data', (text: Buffer) => void (errorOutput = (errorOutput + text.toString()).slice(-2_000)));
  const [code] = (await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal(`${name} is missing: install PostgreSQL's client programs.`) : error;
  })) as [number | null];
  if (code !== 0) throw new Error(`${name} failed: ${errorOutput.trim()}`);
}

/**
 * The whole database as of `snapshot`. The second value rejects when the dump is incomplete, and resolves after the
 * stream has ended.
 */
export async function dumpDatabase(
  database: Database,
  snapshot: string,
): Promise<{ content: Readable; done: Promise<void> }> {
  if (database.engine === 'pglite') {
    const file = await database.client.dumpDataDir('gzip');
    return { content: Readable.from([Buffer.from(await file.arrayBuffer())]), done: Promise.resolve() };
  }
  const { args, env } = addressFor(database.address);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
  const child = spawn('pg_dump', [...options, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const done = ended(child, 'pg_dump');
  done.catch(() => undefined);
  return { content: child.stdout, done };
}

interface Target {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Throws a `Refusal` unless there is nothing yet where the database will be. */
export async function checkEmpty({ dataDir, databaseUrl }: Target, open: () => Promise<Database>): Promise<void> {
  if (!databaseUrl) {
    if (existsSync(path.join(dataDir, 'database'))) throw new Refusal(`${dataDir} holds a database already.`);
    return;
  }
  const database = await open();
  try {
    const [row] = await rowsOf<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
    );
    if (row?.count !== 0) throw new Refusal('The database of DATABASE_URL has tables already.');
  } finally {
    await database.close();
  }
}

/** Fills the empty database, whole or not at all. */
export async function restoreDatabase({ dataDir, databaseUrl }: Target, content: Readable): Promise<void> {
  if (!databaseUrl) {
    const folder = path.join(dataDir, 'database');
    const part = `${folder}.part`;
    const bytes = new Uint8Array(await buffer(content));
    const unlock = lockFolder(folder);
    try {
      await rm(part, { recursive: true, force: true });
      await (await connectPglite({ dataDir: part, loadDataDir: new Blob([bytes]) })).close();
      await rename(part, folder);
    } finally {
      unlock();
    }
    return;
  }
  const { args, env } = addressFor(databaseUrl);
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  const child = spawn('pg_restore', [...options, ...args], { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const done = ended(child, 'pg_restore');
  // What the program says is clearer than its broken pipe.
  await Promise.all([done, pipeline(content, child.stdin).catch(() => undefined)]);
}
