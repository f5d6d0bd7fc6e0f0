import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { whenStopped } from '../run/processes.ts';
import { finish, type Outcome } from './command.ts';

/** Every process of a run inherits this variable. */
const variable = 'VIDYA_RUN';
const graceMs = 8_000;
const memory = '/dev/shm';

interface Process {
  pid: number;
  parent: number;
  isMarked: boolean;
}

/** The text of a file in /proc; empty when the process has ended or is another user's. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** The processes of this machine; none where there is no /proc. */
function processes(run: string): Process[] {
  const pids = existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.map((pid) => ({
    pid: Number(pid),
    parent: Number(/\) \S (\d+)/.exec(textOf(`/proc/${pid}/stat`))?.[1]),
    isMarked: textOf(`/proc/${pid}/environ`).includes(`${variable}=${run}`),
  }));
}

const isAlive = (pid: number): boolean => {
  const state = /\) (\S)/.exec(textOf(`/proc/${pid}/stat`))?.[1];
  return state !== undefined && state !== 'Z';
};

/**
 * What descends from this process, or has the run's variable: some programs leave their parent, others overwrite their
 * environment.
 */
function processesOf(run: string): number[] {
  const all = processes(run);
  const found = new Set<number>();
  const add = (pid: number): void => {
    if (found.has(pid)) return;
    found.add(pid);
    for (const child of all) if (child.parent === pid) add(child.pid);
  };
  for (const { pid, isMarked } of all) if (pid === process.pid || isMarked) add(pid);
  found.delete(process.pid);
  return [...found].filter(isAlive);
}

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

/** Ends all processes of the run, including those that start because another one ended. */
async function endAll(run: string): Promise<void> {
  const asked = new Set<number>();
  const began = performance.now();
  for (let pids = processesOf(run); pids.length > 0; pids = processesOf(run)) {
    const waitedMs = performance.now() - began;
    if (waitedMs > 2 * graceMs) return console.error(`These processes do not end: ${pids.join(', ')}`);
    if (waitedMs > graceMs) send(pids, 'SIGKILL');
    else
      send(
        pids.filter((pid) => !asked.has(pid)),
        'SIGTERM',
      );
    for (const pid of pids) asked.add(pid);
    await pause(50);
  }
}

/** Ties all processes and temporary files of this run to this process. Returns what ends and removes them. */
function tieToRun(): () => Promise<void> {
  const run = randomUUID();
  process.env[variable] = run;
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-run-'));
  // Database programs run as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  const cleanUp = async (): Promise<void> => {
    await endAll(run);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (existsSync(memory))
      for (const name of readdirSync(memory).filter((one) => one.startsWith(`vidya-${run}`)))
        rmSync(path.join(memory, name), { recursive: true, force: true });
  };
  let stopping: Promise<void> | undefined;
  whenStopped((exitCode) => {
    // What fails now fails because of the stop, which may come again: `npm` and the terminal both send one.
    process.on('uncaughtException', () => undefined);
    stopping ??= cleanUp().then(() => process.exit(exitCode));
  });
  return cleanUp;
}

/**
 * Runs checks, prints their last lines and sets the exit code. None of their processes and temporary files is left
 * afterwards, or when a signal stops them.
 */
export async function runChecks(checks: () => Promise<Outcome>): Promise<void> {
  const cleanUp = tieToRun();
  try {
    finish(await checks());
  } finally {
    await cleanUp();
  }
}

/** A new folder in memory, if this machine has that, for the run's servers. The end of the run removes it. */
export function memoryFolder(name: string): string {
  const place = existsSync(memory) ? memory : tmpdir();
  return mkdtempSync(path.join(place, `vidya-${process.env[variable] ?? randomUUID()}-${name}-`));
}
