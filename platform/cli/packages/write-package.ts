import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, singletons } from '../../../scripts/config/webpack/shared.ts';
import { versionOf } from './modules.ts';

/** Where the packages are built and packed. */
const packagesFolder = path.join(root, '.cache/packages');

/** The folder in which a package is put together, absolute. It holds the change log of the folder that it is made of. */
export function newFolder(name: string, source: string): string {
  const folder = path.join(packagesFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const log = path.join(root, source, 'CHANGELOG.md');
  if (existsSync(log)) copyFileSync(log, path.join(folder, 'CHANGELOG.md'));
  return folder;
}

const isShared = (name: string): boolean => singletons.some((one) => one === name);

/**
 * What a package needs: the libraries that the shell lends are the area's own, so that there is one copy of each.
 *
 * @param names the packages that its files import
 */
export function dependenciesOf(names: readonly string[]) {
  const versions = (some: string[], prefix: string) =>
    Object.fromEntries(some.toSorted().map((name) => [name, `${prefix}${versionOf(name)}`]));
  return {
    dependencies: versions(
      names.filter((name) => !isShared(name)),
      '',
    ),
    peerDependencies: versions(names.filter(isShared), '^'),
  };
}

/** Writes the package.json. Returns the folder. */
export function describe(
  folder: string,
  manifest: { name: string; version: string } & Record<string, unknown>,
): string {
  const text = JSON.stringify({ ...manifest, license: 'UNLICENSED', type: 'module' }, null, 2);
  writeFileSync(path.join(folder, 'package.json'), `${text}\n`);
  return folder;
}

/** Packs a folder. Returns the tarball's absolute path. */
export function pack(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  >;
  mkdirSync(packagesFolder, { recursive: true });
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', path.relative(folder, packagesFolder)];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
  return path.join(packagesFolder, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
}
