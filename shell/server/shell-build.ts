import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A finished build of the shell: its base address, its initial files and the static frame. */
export interface ShellBuild {
  version: string;
  base: string;
  scripts: string[];
  preload: string[];
  styles: string[];
  fonts: string[];
  integrity: Record<string, string>;
  /** The text of `host.json`: what this shell offers to the areas. Older builds have none. */
  host: string | undefined;
  frame: { html: string; css: string; favicon: string; themeColor: { light: string; dark: string } };
}

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const finishedAt = (folder: string): number =>
  statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function hostOf(folder: string): string | undefined {
  const file = path.join(folder, 'host.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function readShellBuild(builds: string, version?: string): ShellBuild {
  const folders = version ? [version] : readdirSync(builds);
  const newest = folders.map((name) => path.join(builds, name)).toSorted((a, b) => finishedAt(b) - finishedAt(a))[0];
  if (!newest || finishedAt(newest) === 0)
    throw new Error(`There is no finished build of the shell in ${builds}: npm run build`);
  const files = read(newest, 'entry-files.json') as Pick<ShellBuild, 'scripts' | 'preload' | 'styles' | 'fonts'>;
  return {
    ...files,
    version: path.basename(newest),
    base: `/static/${path.basename(newest)}/`,
    integrity: read(newest, 'integrity.json') as ShellBuild['integrity'],
    host: hostOf(newest),
    frame: read(newest, 'frame.json') as ShellBuild['frame'],
  };
}
