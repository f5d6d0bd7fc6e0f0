import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';

/** A team with a checkout of its own, which it changes and releases. */
export interface Team {
  /** Changes one line of the catalogue and runs `npm run release -- catalog`. Answers what it printed, and ms. */
  release(mark: number): Promise<{ said: string; ms: number }>;
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

function run(folder: string): Promise<{ said: string; ms: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/release.ts', 'catalog', '--as', 'bench'], { cwd: folder });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code === 0) resolve({ said, ms: performance.now() - started });
      else reject(new Error(`The release ended with ${code}:\n${said}`));
    });
  });
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
