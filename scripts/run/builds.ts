import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

const finishedAt = (folder: string): number =>
  statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Absolute folder of the newest finished build in `builds`; undefined if there is none. */
export function newestBuildIn(builds: string): string | undefined {
  if (!existsSync(builds)) return undefined;
  const folders = readdirSync(builds).map((version) => path.join(builds, version));
  return folders.filter((folder) => finishedAt(folder) > 0).toSorted((a, b) => finishedAt(b) - finishedAt(a))[0];
}

/** The same for a package: 'mfe-catalog', 'shell'. */
export const newestBuildOf = (folder: string): string | undefined => newestBuildIn(path.join(root, folder, 'dist'));
