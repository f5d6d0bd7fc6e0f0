import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that passed only when they were tried again. */
  late?: string[];
}

export const add = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  late: [...(one.late ?? []), ...(other.late ?? [])],
});

/** The last lines of a run: what came late, then 'N passed, N failed'. */
export const lastLines = ({ passed, failed, late = [] }: Outcome): string =>
  [...late.map((name) => `late: ${name}`), `${passed} passed, ${failed} failed`].join('\n');

/** A file of a package, run on the project's own Node. */
export const packageFile = (file: string): string => path.join(root, 'node_modules', file);

/** Runs a command with its output on the screen; resolves with its exit code. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Runs a command and keeps what it prints until it ends: others may run beside it. */
function runQuietly(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

export const runNode = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(process.execPath, args, env);

/** One command that counts as one check. */
export async function check(name: string, command: string, args: string[]): Promise<Outcome> {
  const { code, output } = await runQuietly(path.join(root, 'node_modules/.bin', command), args);
  console.info(`\n── ${name}\n${output}${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
