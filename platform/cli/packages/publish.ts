import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pack } from './write-package.ts';

const shell = process.platform === 'win32';

/** Whether the registry has this version, as after an interrupted publication. */
const isThere = (id: string): boolean =>
  spawnSync('npm', ['view', id, 'version', '--prefer-online'], { encoding: 'utf8', shell }).stdout.trim() !== '';

/**
 * Publishes an assembled package to npm's registry for our scope (`@vidya:registry`), unless it is there.
 *
 * @param folder absolute
 * @returns what was done
 */
export function publish(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  >;
  const id = `${name}@${version}`;
  if (isThere(id)) return `${id} is there already`;
  const tarball = path.parse(pack(folder));
  const args = ['publish', `./${tarball.base}`, '--silent'];
  execFileSync('npm', args, { cwd: tarball.dir, stdio: ['ignore', 'ignore', 'inherit'], shell });
  return `${id} is published`;
}
