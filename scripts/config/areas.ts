import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@vidya/contracts/release/remotes';

const root = path.resolve(import.meta.dirname, '../..');

const hasArea = (folder: string): boolean =>
  /^mfe-[a-z]+$/.test(folder) && existsSync(path.join(root, folder, 'package.json'));

/** The areas of this source tree, by their folders: those that came with the site first. */
export const areasHere: readonly string[] = [
  ...new Set([
    ...remoteNames.filter((name) => hasArea(`mfe-${name}`)),
    ...readdirSync(root)
      .filter(hasArea)
      .map((folder) => folder.slice('mfe-'.length))
      .toSorted(),
  ]),
];
