import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@vidya/contracts/release/remotes';
import { root } from '../config/webpack/shared.ts';

export const browserPackages = ['shell', ...remoteNames.map((name) => `mfe-${name}` as const)] as const;

// The sources of every browser build, besides the package's own.
const common = [
  'contracts/src/**',
  'shared-ui/src/**',
  'scripts/config/webpack/{assets,base,foreign-guard,integrity,remote,server,shared,shell}.ts',
  'scripts/config/webpack/styled-ids.cjs',
  'scripts/config/facades/*',
  'scripts/build/**',
  'package-lock.json',
];

const isSource = (file: string): boolean => !/\.(test|stories)\.tsx?$/.test(file);

function filesOf(patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: root, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** A hash of the files that match the patterns (relative to the root), 10 characters. */
export function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(patterns)) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

const own = (folder: string): string[] =>
  folder === 'shell'
    ? ['shell/src/**', 'shell/server/{frame/**,head/head.ts,html.ts}']
    : [`${folder}/src/**`, `${folder}/package.json`];

/** '1.0.0-3f9ac01b2d': the package's version and a hash of its sources. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${hashOf([...common, ...own(folder)])}`;
}
