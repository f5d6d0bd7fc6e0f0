import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@vidya/contracts/testing/free-port';
import { eventually } from '../eventually.ts';
import { administer } from '../own-server-database.ts';
import { ownFolder, run, start } from './own-program.ts';

const programs = globSync('/usr/lib/postgresql/*/bin').findLast((folder) => existsSync(path.join(folder, 'pg_ctl')));

/** `describe` for tests that start PostgreSQL servers of their own; on a machine without its programs they say so. */
export const describeCluster: (name: string, tests: () => void) => void = programs
  ? (name, tests) => describe(name, tests)
  : (name) => describe.skip(name, () => it('needs the programs of PostgreSQL, which are not here', () => {}));

const program = (name: string): string => path.join(programs ?? '', name);

/** One server of a cluster, in a folder of its own. */
function serverIn(folder: string, port: number) {
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const settings = ['fsync=off', 'wal_level=replica', 'max_connections=60', 'shared_buffers=16MB'];
  return {
    port,
    address,
    async start(): Promise<void> {
      const args = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
      server = start(program('postgres'), [...args, ...settings.flatMap((setting) => ['-c', setting])]);
      await eventually(() => administer('select 1', address).then(Boolean, () => false));
    },
    /** As when a machine fails: nothing is written any more, and connections break. */
    async kill(): Promise<void> {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    },
    query: (statement: string) => administer(statement, address),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A primary and a replica that follows it: two PostgreSQL servers for one test file. */
export async function startCluster() {
  const [one, two] = [ownFolder('vidya-primary-'), ownFolder('vidya-replica-')];
  const primary = serverIn(one, await freePort());
  const replica = serverIn(two, await freePort());
  await run(program('initdb'), ['-D', one, '-A', 'trust', '-U', 'postgres', '--no-sync', '--no-instructions']);
  await primary.start();
  await run(program('pg_basebackup'), [
    '-d',
    primary.address,
    '-D',
    two,
    '-R',
    '-c',
    'fast',
    '-X',
    'stream',
    '--no-sync',
  ]);
  await replica.start();
  return {
    primary,
    replica,
    /** Both in one address. */
    address: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/postgres`,
    /** Waits until the replica has everything that the primary has written. */
    async isLevel(): Promise<void> {
      const [row] = await primary.query('select pg_current_wal_lsn()::text as written');
      const reached = `select pg_last_wal_replay_lsn() >= '${String(row?.['written'])}' as reached`;
      await eventually(async () => Boolean((await replica.query(reached))[0]?.['reached']));
    },
    async promote(): Promise<void> {
      await replica.query('select pg_promote(true, 10)');
    },
    async stop(): Promise<void> {
      await Promise.all([primary.kill(), replica.kill()]);
      primary.remove();
      replica.remove();
    },
  };
}

export type TestCluster = Awaited<ReturnType<typeof startCluster>>;
