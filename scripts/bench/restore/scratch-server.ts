import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@vidya/contracts/testing/free-port';
import { installedPrograms } from '../../check/postgres.ts';
import { root } from '../../config/webpack/shared.ts';

export type ScratchServer = Awaited<ReturnType<typeof createScratchServer>>;

/** The configuration of `deploy`, with this folder in the places of S3 and of Debian's folders. */
function configuration(folder: string, port: number): string {
  const text = readFileSync(path.join(root, 'deploy/pgbackrest/pgbackrest.conf'), 'utf8');
  const here: Record<string, string> = {
    'repo1-type': 'posix',
    'repo1-path': `${folder}/repo`,
    'spool-path': `${folder}/spool\nlock-path=${folder}/lock\nlog-path=${folder}/log`,
    'pg1-path': `${folder}/data\npg1-port=${port}\npg1-socket-path=${folder}`,
  };
  return text
    .replaceAll(/^repo1-s3-.*\n/gm, '')
    .replaceAll(/^([\w-]+)=.*$/gm, (line, name: string) => (here[name] ? `${name}=${here[name]}` : line));
}

/** PostgreSQL's settings as the head of pgbackrest.conf asks for them. */
const settings = (folder: string, port: number): string => `
port = ${port}
listen_addresses = ''
unix_socket_directories = '${folder}'
archive_mode = on
archive_timeout = 60
archive_command = 'pgbackrest --stanza=vidya archive-push %p'
`;

/** A PostgreSQL of its own in this empty folder of the user who runs it, with pgBackRest as in `deploy`. Not yet started. */
export async function createScratchServer(folder: string) {
  const port = await freePort();
  const programs = installedPrograms();
  if (!programs) throw new Error('This benchmark needs the programs of PostgreSQL.');
  const data = path.join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const env = {
    ...process.env,
    PGHOST: folder,
    PGPORT: String(port),
    PGUSER: 'postgres',
    PGBACKREST_CONFIG: path.join(folder, 'pgbackrest.conf'),
    PGBACKREST_REPO1_CIPHER_PASS: 'only for this benchmark',
  };
  /** Runs a program as the server's user; PostgreSQL refuses root. Returns what it printed. */
  function run(program: string, ...args: string[]): string {
    const [first, rest]: [string, string[]] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
      : [program, args];
    return execFileSync(first, rest, { cwd: folder, env, encoding: 'utf8', timeout: 300_000 }).trim();
  }
  const control = (...args: string[]): string =>
    // The server keeps the streams of whoever starts it: with pipes this would wait until it ends.
    run('sh', '-c', `exec "$@" > "${folder}/control" 2>&1`, 'sh', path.join(programs, 'pg_ctl'), '-D', data, ...args);
  run(path.join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres');
  writeFileSync(path.join(data, 'postgresql.conf'), settings(folder, port), { flag: 'a' });
  writeFileSync(path.join(folder, 'pgbackrest.conf'), configuration(folder, port));
  run('mkdir', ...['repo', 'spool', 'lock', 'log'].map((name) => path.join(folder, name)));
  return {
    start: () => control('-w', '-l', path.join(folder, 'server.log'), 'start'),
    /** As after a loss of power. */
    crash: () => control('-m', 'immediate', 'stop'),
    sql: (statement: string): string => run('psql', '-qAtc', statement),
    backrest: (...args: string[]): string => run('pgbackrest', '--stanza=vidya', ...args),
  };
}
