import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

export interface Outcome {
  passed: number;
  failed: number;
}

export const add = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** A file of a package, run on the project's own Node. */
export const packageFile = (file: string): string => path.join(root, 'node_modules', file);

/** Runs a command with its output on the screen; resolves with its exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

export const runNode = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(process.execPath, args, env);

/** One command that counts as one check. */
export async function check(name: string, command: string, args: string[]): Promise<Outcome> {
  console.info(`\n── ${name}`);
  const code = await run(path.join(root, 'node_modules/.bin', command), args);
  console.info(code === 0 ? `${name}: passed` : `${name}: FAILED`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
