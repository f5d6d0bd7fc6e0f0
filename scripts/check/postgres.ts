import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '@vidya/contracts/testing/free-port';
import { Client } from 'pg';
import { memoryFolder } from './run-cleanup.ts';

export interface TestServer {
  url: string;
  stop: () => void;
}

/** The address of the server that distributions start. */
const standardUrl = (): string => `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;

/** Whether this server accepts us without a password and lets us create databases. */
async function isUsable(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      `select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`,
    );
    return rows[0]?.may ?? false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The folder of the PostgreSQL programs that are installed: of several versions the last in the order of their names. */
function installedPrograms(): string | undefined {
  const places = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/bin', '/opt/homebrew/bin'];
  return places.toSorted().findLast((place) => existsSync(path.join(place, 'initdb')));
}

const quietly: SpawnSyncOptions = { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] };

/** Runs a program; as Debian's user postgres if we are root, because PostgreSQL refuses root. */
function as(program: string, args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const done = isRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', program, ...args], quietly)
    : spawnSync(program, args, quietly);
  if (done.status !== 0) throw new Error(`${path.basename(program)} failed.`);
}

/**
 * Settings without crash safety: the data need not survive. Without jit, which compiles statements that run once
 * over tables of a few rows, and without processes beside for them: each takes 10 ms to start.
 */
const careless = [
  ...['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum', 'jit'].map((name) => `-c ${name}=off`),
  '-c max_parallel_workers_per_gather=0',
];

async function startOwn(programs: string, isDurable: boolean): Promise<TestServer> {
  const port = await freePort();
  const data = isDurable ? mkdtempSync(path.join(tmpdir(), 'vidya-postgres-')) : memoryFolder('postgres');
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data]);
  const stop = (): void => {
    as(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(data, { recursive: true, force: true });
  };
  const settings = `-p ${port} -h 127.0.0.1 -k ${data} ${isDurable ? '' : careless.join(' ')}`;
  as(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
  as(path.join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', path.join(data, 'log'), '-o', settings, 'start']);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/**
 * A PostgreSQL for tests: that of `TEST_DATABASE_URL`, a new one from installed programs (`stop` removes it), or the
 * one that runs here; null if there is none. A new one keeps its data in memory, unless `isDurable`, as for a real
 * site.
 */
export async function postgres({ isDurable = false } = {}): Promise<TestServer | null> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return { url: named, stop: () => undefined };
  const programs = installedPrograms();
  if (programs) return startOwn(programs, isDurable);
  return (await isUsable(standardUrl())) ? { url: standardUrl(), stop: () => undefined } : null;
}
