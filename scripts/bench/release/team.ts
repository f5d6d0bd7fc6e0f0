import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../../check/source-copy.ts';

export type Team = ReturnType<typeof newTeam>;

const changed = 'mfe-catalog/src/CatalogRemote.tsx';

/** Resolves with the duration in ms; rejects with the output. */
async function run(folder: string): Promise<number> {
  const started = performance.now();
  await promisify(execFile)(process.execPath, ['platform/cli/release.ts', 'catalog', '--as', 'bench'], { cwd: folder });
  return performance.now() - started;
}

/** The selector of a page that runs this version: `<html data-release="3">`. */
export const markOf = (mark: number): string => `html[data-release="${mark}"]`;

/** A team that changes and releases its own checkout. */
export function newTeam() {
  const folder = copySources();
  const file = path.join(folder, changed);
  const before = readFileSync(file, 'utf8');
  return {
    /** Changes one line of the catalogue and runs `npm run release -- catalog`. Resolves with the duration in ms. */
    release(mark: number): Promise<number> {
      writeFileSync(file, before);
      appendFileSync(
        file,
        `\nif (typeof document === 'object') document.documentElement.dataset['release'] = '${mark}';\n`,
      );
      return run(folder);
    },
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
