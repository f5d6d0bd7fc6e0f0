import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const standard = 5432;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

function postgresPrograms(): string {
  const found = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/bin', '/opt/homebrew/bin']
    .toSorted()
    .toReversed();
  const folder = found.find((place) => existsSync(path.join(place, 'initdb')));
  if (!folder) throw new Error('There is no PostgreSQL on 127.0.0.1:5432 and none installed: set TEST_DATABASE_URL.');
  return folder;
}

/** PostgreSQL refuses to run as root: there it runs as Debian's own user. */
function as(program: string, args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const done = isRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', program, ...args], { stdio: 'inherit' })
    : spawnSync(program, args, { stdio: 'inherit' });
  if (done.status !== 0) throw new Error(`${path.basename(program)} failed.`);
}

/** A server to test on: the one named, the one that is there, or one of our own that `stop` removes. */
export async function postgres(): Promise<{ url: string; stop: () => void }> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return { url: named, stop: () => undefined };
  if (await answers(standard))
    return { url: `postgres://${userInfo().username}@127.0.0.1:${standard}/postgres`, stop: () => undefined };
  const programs = postgresPrograms();
  const port = 54_320;
  const data = mkdtempSync(path.join(tmpdir(), 'vidya-postgres-'));
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data]);
  as(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres']);
  as(path.join(programs, 'pg_ctl'), ['-D', data, '-w', '-o', `-p ${port} -h 127.0.0.1 -k ${data}`, 'start']);
  const stop = (): void => {
    as(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(data, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
