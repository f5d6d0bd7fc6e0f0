import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Links one of our packages into a copy's node_modules, as npm install does. */
export const linkPackage = (copy: string, name: string): void =>
  symlinkSync(path.join(copy, name), path.join(copy, 'node_modules/@vidya', name));

/** Copies the working tree, uncommitted changes included, without libraries. The caller removes the folder. */
export function copyFiles(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'vidya-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0'))
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  return copy;
}

/** Links the libraries that are installed here, and the tools, into a copy. */
export function linkLibraries(copy: string): void {
  mkdirSync(path.join(copy, 'node_modules/@vidya'), { recursive: true });
  const libraries = readdirSync(path.join(root, 'node_modules')).filter(
    (name) => name !== '@vidya' && name !== '.cache',
  );
  for (const folder of [
    ...libraries.map((name) => `node_modules/${name}`),
    ...globSync('*/node_modules', { cwd: root }),
  ])
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  for (const name of readdirSync(path.join(root, 'node_modules/@vidya'))) linkPackage(copy, name);
  const tools = path.join(root, '.cache/tools');
  mkdirSync(tools, { recursive: true });
  mkdirSync(path.join(copy, '.cache'));
  symlinkSync(tools, path.join(copy, '.cache/tools'));
}

/** The same with libraries, which are links. */
export function copySources(): string {
  const copy = copyFiles();
  linkLibraries(copy);
  return copy;
}
