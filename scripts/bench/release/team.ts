import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../config/webpack/shared.ts';

/** A team with a checkout of its own, which it changes and releases. */
export interface Team {
  /** Changes one line of the catalogue and runs `npm run release -- catalog`. Resolves with the ms it took. */
  release(mark: number): Promise<number>;
  leave(): void;
}

const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.nx', 'storybook-static']);
const changed = 'mfe-catalog/src/CatalogRemote.tsx';

/** Sources as they are now; packages are the checkout's own. */
function copyOfSources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-team-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.has(path.basename(source)) });
  for (const packages of ['node_modules', 'api/node_modules'])
    symlinkSync(path.join(root, packages), path.join(folder, packages));
  return folder;
}

/** Resolves with the ms it took; rejects with what it printed. */
async function run(folder: string): Promise<number> {
  const started = performance.now();
  await promisify(execFile)(process.execPath, ['scripts/release.ts', 'catalog', '--as', 'bench'], { cwd: folder });
  return performance.now() - started;
}

/** What a page shows of the version that it runs: `<html data-release="3">`. */
export const markOf = (mark: number): string => `html[data-release="${mark}"]`;

export function newTeam(): Team {
  const folder = copyOfSources();
  const file = path.join(folder, changed);
  const before = readFileSync(file, 'utf8');
  return {
    release(mark) {
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
