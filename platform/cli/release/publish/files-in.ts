import { globSync } from 'node:fs';
import path from 'node:path';

// Marks a finished build on this disk; not part of the version.
const ownMark = 'build.json';

/** The files of a build, by path below its folder. */
export const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ownMark)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
