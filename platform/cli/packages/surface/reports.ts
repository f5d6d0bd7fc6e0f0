import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkLibraries } from '../../../../scripts/check/source-copy.ts';
import { root } from '../../../../scripts/config/webpack/shared.ts';
import type { Repository } from '../../release/changed/git.ts';
import { withPackages } from '../packages.ts';
import { reportOf } from './extract.ts';

/** By the package's name without its scope. */
export type Reports = Partial<Record<string, string>>;

/** Writes a report of each package into .cache/packages. Returns the files, absolute. */
export const writeReports = (): string[] =>
  withPackages((folders) =>
    folders.map((folder) => {
      const file = `${folder}.api.md`;
      writeFileSync(file, reportOf(folder));
      return file;
    }),
  );

/** Puts its report into an assembled package. Returns the folder. */
export function attachReport(folder: string): string {
  writeFileSync(path.join(folder, 'api.md'), reportOf(folder));
  return folder;
}

const readReports = (files: string[]): Reports =>
  Object.fromEntries(files.map((file) => [path.basename(file, '.api.md'), readFileSync(file, 'utf8')]));

export const currentReports = (): Reports => readReports(writeReports());

/** Types come from libraries too: other ones than those installed here are installed for the copy. */
function addLibraries(copy: string): void {
  const [there, here] = [copy, root].map((folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  if (there === here) return linkLibraries(copy);
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
}

/** The script of `npm run packages`, wherever it lay. */
function scriptIn(copy: string): string {
  const manifest = readFileSync(path.join(copy, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { scripts: { packages: string } }).scripts.packages.split(' ').at(-1)!;
}

/**
 * The reports as of a tag, written by that commit's own sources and libraries.
 *
 * @throws Error if they cannot be built: what a change breaks would be unknown
 */
export function reportsAt(tag: string, repository: Repository): Reports {
  const copy = mkdtempSync(path.join(tmpdir(), 'vidya-tag-'));
  repository.addWorktree(copy, tag);
  try {
    addLibraries(copy);
    execFileSync(process.execPath, [scriptIn(copy), '--report'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    return readReports(globSync(path.join(copy, '.cache/packages/*.api.md')));
  } finally {
    repository.removeWorktree(copy);
    rmSync(copy, { recursive: true, force: true });
  }
}
