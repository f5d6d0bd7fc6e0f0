import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that passed only in the second run. */
  late?: string[];
}

export const add = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  late: [...(one.late ?? []), ...(other.late ?? [])],
});

/** The last lines of a run: late tests, then 'N passed, N failed'. */
export const lastLines = ({ passed, failed, late = [] }: Outcome): string =>
  [...late.map((name) => `late: ${name}`), `${passed} passed, ${failed} failed`].join('\n');

/** Prints the last lines and sets the exit code. */
export function finish(outcome: Outcome): void {
  console.info(`\n${lastLines(outcome)}`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
}

/** The path of a file in an installed package. */
export const packageFile = (file: string): string => path.join(root, 'node_modules', file);

/** Checks the types of everything. */
export const checkTypes = (): Promise<Outcome> => check('types', [packageFile('typescript/bin/tsc'), '-b']);

/** Runs Node with its output in the terminal; resolves with its exit code. */
export function runNode(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Runs Node and collects its output, because other commands may run at the same time. */
function runQuietly(args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Prints the problems that one check found. */
export function report(name: string, problems: readonly string[]): Outcome {
  const isPassed = problems.length === 0;
  console.info(`\n── ${name}`);
  for (const problem of problems) console.error(problem);
  console.info(`${name}: ${isPassed ? 'passed' : 'FAILED'}`);
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a program of Node, which counts as one check. */
export async function check(name: string, args: string[]): Promise<Outcome> {
  const { code, output } = await runQuietly(args);
  console.info(`\n── ${name}\n${output}${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
