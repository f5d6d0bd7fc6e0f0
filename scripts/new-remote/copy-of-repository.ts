import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Films and pictures that no check of sources looks at. */
const left = /^(api\/sample-data|docs)\//;

/**
 * The repository's sources in a folder of their own, where they may be changed: everything that git would commit, with the
 * libraries of the original and the copy's own packages. For tests; the caller removes it.
 */
export function copyOfRepository(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'vidya-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && !left.test(name))) {
    cpSync(path.join(root, file), path.join(copy, file), { force: true });
  }
  const [from, to] = [root, copy].map((folder) => path.join(folder, 'node_modules')) as [string, string];
  mkdirSync(path.join(to, '@vidya'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== '@vidya' && entry !== '.cache'))
    symlinkSync(path.join(from, name), path.join(to, name));
  return copy;
}

/** Links the copy's packages as npm install does, new ones among them. */
export function linkPackages(copy: string, folders: readonly string[]): void {
  for (const folder of folders) symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@vidya', folder));
}
