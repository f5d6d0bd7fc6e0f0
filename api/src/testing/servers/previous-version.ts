import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The release that runs before this one: its commit. */
const commit = readFileSync(path.join(root, 'api/previous-release.txt'), 'utf8').trim();

const isKnown = spawnSync('git', ['cat-file', '-e', `${commit}:api/src/main.ts`], { cwd: root }).status === 0;

/** `describe` for tests of the release before; in a clone without it, or without a PostgreSQL server, they say so. */
export const describePrevious: (name: string, tests: () => void) => void =
  isKnown && process.env['TEST_DATABASE_URL']
    ? (name, tests) => describe(name, tests)
    : (name) => describe.skip(name, () => it(`needs a PostgreSQL server and commit ${commit}`, () => {}));

/** Each package by a link; those of our own from the release. */
function linkPackages(folder: string): void {
  const link = (from: string, name: string): void =>
    symlinkSync(path.join(root, from, name), path.join(folder, from, name));
  for (const from of ['node_modules', 'api/node_modules', 'sandbox/node_modules'].filter((one) =>
    existsSync(path.join(root, one)),
  )) {
    mkdirSync(path.join(folder, from), { recursive: true });
    for (const name of readdirSync(path.join(root, from)).filter((one) => one !== '@vidya')) link(from, name);
  }
  mkdirSync(path.join(folder, 'node_modules/@vidya'));
  for (const name of ['contracts', 'platform', 'server'].filter((one) => existsSync(path.join(folder, one))))
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@vidya', name));
}

/** The API of the release before as a process, with this environment, from its own sources. */
export async function startPrevious(env: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-previous-'));
  const archive = path.join(folder, 'sources.tar');
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const wanted = ['api', 'contracts', 'platform', 'server', 'package.json'];
  git(
    'archive',
    '-o',
    archive,
    commit,
    ...git('ls-tree', '--name-only', commit, ...wanted)
      .trim()
      .split('\n'),
  );
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  linkPackages(folder);
  const args = [path.join(folder, 'api/src/main.ts')];
  const server: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: '0' },
    stdio: 'pipe',
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (bytes: Buffer): void => {
      printed += bytes.toString();
      const found = /API ready on (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The release before ended: ${printed}`)));
  });
  return {
    address,
    async stop(): Promise<void> {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
