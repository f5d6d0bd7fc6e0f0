import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

// Level 9 takes fifty times as long as this, for 2 % less.
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** Script → its source map as JSON, compressed by brotli, in base64. */
export type SourceMaps = Record<string, string>;

/**
 * Takes the source maps out of a build that no version was computed of yet: browsers never get them, and the same scripts
 * are the same version, though a comment moved their lines.
 *
 * @param output the folder of the build, absolute
 */
export function takeSourceMaps(output: string): SourceMaps {
  const taken: SourceMaps = {};
  for (const name of globSync('**/*.map', { cwd: output }).toSorted()) {
    const file = path.join(output, name);
    const script = name.replaceAll('\\', '/').slice(0, -'.map'.length);
    if (script.endsWith('.js')) taken[script] = brotliCompressSync(readFileSync(file), { params }).toString('base64');
    rmSync(file);
  }
  return taken;
}

/** Beside the folder of the version, which is published as it is. */
const fileOf = (folder: string): string => `${folder}.maps.json`;

/** Keeps the maps of a finished build. `folder`: of its version, absolute. */
export const keepSourceMaps = (folder: string, maps: SourceMaps): void =>
  writeFileSync(fileOf(folder), JSON.stringify(maps));

/** None for a build that has none. */
export const readSourceMaps = (folder: string): SourceMaps =>
  existsSync(fileOf(folder)) ? (JSON.parse(readFileSync(fileOf(folder), 'utf8')) as SourceMaps) : {};
