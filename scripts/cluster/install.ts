import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '../check/browser.ts';

/** Each program, its Debian package, and the services that the package brings. */
const needed = [
  { program: 'patroni', name: 'patroni', services: ['patroni'] },
  { program: 'etcd', name: 'etcd-server', services: ['etcd'] },
  { program: 'postgres', name: 'postgresql-15', services: ['postgresql'] },
  { program: 'pgbouncer', name: 'pgbouncer', services: ['pgbouncer'] },
  { program: 'redis-server', name: 'redis-server', services: ['redis-server'] },
  { program: 'haproxy', name: 'haproxy', services: ['haproxy'] },
  { program: 'prometheus', name: 'prometheus', services: ['prometheus'] },
];

const folders = (): string[] => [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  ...globSync('/usr/lib/postgresql/15/bin'),
];

const find = (program: string): string | undefined =>
  folders()
    .map((folder) => path.join(folder, program))
    // A PostgreSQL in PATH may be of another version.
    .filter((file) => program !== 'postgres' || file.includes('/postgresql/15/'))
    .find((file) => existsSync(file));

const policy = '/usr/sbin/policy-rc.d';

/** Runs the work while no package may start its services, because they would take their default ports. */
function withoutServices(work: () => void): void {
  if (existsSync(policy)) return work();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    rmSync(policy);
  }
}

/** Installs what is missing, and keeps its services from starting with the machine. */
function install(missing: typeof needed): void {
  withoutServices(() => installFromDebian(missing.map(({ name }) => name)));
  if (!existsSync('/run/systemd/system')) return;
  const services = missing.flatMap((one) => one.services);
  spawnSync('systemctl', ['disable', '--now', ...services], { stdio: 'ignore' });
}

export type Programs = Record<
  'patroni' | 'etcd' | 'postgres' | 'pgbouncer' | 'redis' | 'haproxy' | 'prometheus',
  string
>;

/**
 * The programs that the cluster runs, by their paths. Installs what is missing where this is root on a Debian system.
 * Throws one sentence that names what is still missing.
 */
export function requirePrograms(): Programs {
  const lacking = () => needed.filter(({ program }) => !find(program));
  const missing = lacking();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(missing);
  const still = lacking();
  if (still.length > 0)
    throw new Error(`The cluster needs the Debian packages ${still.map(({ name }) => name).join(', ')}.`);
  return Object.fromEntries(needed.map(({ program }) => [program.replace('-server', ''), find(program)])) as Programs;
}
