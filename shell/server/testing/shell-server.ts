import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = "import('./scripts/build/server.ts').then(({ buildShellServer }) => buildShellServer(process.argv[1]))";

/** For tests: the shell's real `server.cjs`, built from its sources. */
export function shellServer(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-shell-server-'));
  execFileSync(process.execPath, ['-e', script, folder], { cwd: path.join(import.meta.dirname, '../../..') });
  const code = readFileSync(path.join(folder, 'server.cjs'), 'utf8');
  rmSync(folder, { recursive: true });
  return code;
}
