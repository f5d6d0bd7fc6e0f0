import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

const startMs = 30_000;
const graceMs = 5_000;
const keptCharacters = 20_000;

interface Start {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** The output that shows that the program is ready. */
  sign: RegExp;
  /** The file descriptor of that output: 2 is the error output. */
  channel: 2 | 3;
}

export interface Program {
  /** The first group of `sign`. */
  output: string;
  stop: () => Promise<void>;
}

/** Starts a program in its own process group and waits for its sign. Throws an error with its output. */
export async function startProgram({ command, args, env, sign, channel }: Start): Promise<Program> {
  const child = spawnGroup(command, args, env);
  const stop = (): Promise<void> => stopGroup(child);
  try {
    return { output: await signOf(child, sign, channel), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a program that prints nothing; it is ready when `isUp` returns true. Resolves with its stop function. */
export async function startSilent(
  { command, args, env }: Pick<Start, 'command' | 'args' | 'env'>,
  isUp: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const child = spawnGroup(command, args, env);
  const until = performance.now() + startMs;
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > until) {
      await stopGroup(child);
      throw new Error(`${command} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => stopGroup(child);
}

function spawnGroup(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const stdio = ['ignore', 'ignore', 'pipe', 'pipe'] as const;
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: [...stdio], detached: true });
  // The program is not installed; the wait for its sign reports that.
  child.on('error', () => undefined);
  return child;
}

function signOf(child: ChildProcess, sign: RegExp, channel: 2 | 3): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const fail = (): void => reject(new Error(`${child.spawnfile} did not start: ${heard}`));
    const timer = setTimeout(fail, startMs);
    for (const [index, stream] of child.stdio.entries()) {
      // Reads everything, or the program would block at a full pipe.
      (stream as Readable | null)?.on('data', (text: Buffer) => {
        if (heard.length < keptCharacters) heard += index === channel ? text.toString() : '';
        const found = sign.exec(heard);
        if (!found) return;
        clearTimeout(timer);
        resolve(found[1] ?? '');
      });
    }
    child.once('error', fail);
    child.once('exit', fail);
  });
}

/** Ends only this process group: a browser has many processes. */
function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    process.kill(-pid, 'SIGTERM');
  });
}

/** A new folder for this run, and a function that removes it. */
export function ownFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-engine-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
