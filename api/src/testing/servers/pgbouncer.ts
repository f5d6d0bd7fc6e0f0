import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@vidya/contracts/testing/free-port';
import { eventually } from '../eventually.ts';
import { administer } from '../own-server-database.ts';
import { ownFolder, start } from './own-program.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

/** `describe` for tests behind a PgBouncer, on a PostgreSQL server; elsewhere they say what is missing. */
export const describeBouncer: (name: string, tests: () => void) => void =
  isInstalled && process.env['TEST_DATABASE_URL']
    ? (name, tests) => describe(name, tests)
    : (name) => describe.skip(name, () => it('needs pgbouncer and a PostgreSQL server', () => {}));

/**
 * A PgBouncer in transaction mode, with `poolSize` connections to the database at this address and otherwise its
 * defaults.
 */
export async function startBouncer(database: string, poolSize: number) {
  const { hostname, port, username, password, pathname } = new URL(database);
  const folder = ownFolder('vidya-bouncer-');
  const own = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const server = `host=${hostname} port=${port || 5432} user=${username}${password && ` password=${password}`}`;
  const settings = [
    '[databases]',
    `* = ${server}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  const bouncer = start('pgbouncer', ['-q', file]);
  const address = `postgres://postgres@127.0.0.1:${own}${pathname}`;
  await eventually(() => administer('select 1', address).then(Boolean, () => false));
  return {
    address,
    async stop(): Promise<void> {
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
