import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';

export interface SourceCopy {
  folder: string;
  /** Throws what git says when the patch does not fit. */
  apply(patch: string): void;
  /** Takes the patch out again. */
  reverse(patch: string): void;
  remove(): void;
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Packages as they are installed; our own ones are the copy's. */
function linkPackages(folder: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(path.join(to, '@vidya'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@vidya') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@vidya')))
    symlinkSync(path.join(folder, name), path.join(to, '@vidya', name));
  for (const nested of globSync('*/node_modules', { cwd: root }))
    symlinkSync(path.join(root, nested), path.join(folder, nested));
}

/** The working tree as it is now, with what is not committed yet, in a folder of its own. */
export function copySources(): SourceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-faults-'));
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of files) {
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  }
  linkPackages(folder);
  for (const dist of globSync('{shell,mfe-*}/dist', { cwd: root }))
    cpSync(path.join(root, dist), path.join(folder, dist), { recursive: true });
  return {
    folder,
    apply: (patch) => void git(folder, 'apply', '--recount', patch),
    reverse: (patch) => void git(folder, 'apply', '--recount', '--reverse', patch),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
