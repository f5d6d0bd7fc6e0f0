import { execFile } from 'node:child_process';
import { root } from '../config/webpack/shared.ts';

export interface NpmRun {
  /** null where it was ended, because it took too long. */
  code: number | null;
  output: string;
}

/** More than the bill of materials has: 4 MB. */
const maxBuffer = 64 * 1024 * 1024;

/** Runs npm at the root, without asking the registry again and again. Never rejects. `withinMs`: the longest that it may take. */
export const runNpm = (args: readonly string[], withinMs: number): Promise<NpmRun> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer, timeout: withinMs, shell: process.platform === 'win32' };
    const quick = ['--fetch-retries=0', '--fetch-timeout=20000'];
    execFile('npm', [...args, ...quick], options, (error, output) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      resolve({ code, output });
    });
  });
