import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endAllIn } from './processes.ts';

/** One part of the cluster: a process with its children, in a folder of its own. */
export interface Part {
  /** 'api-1', 'worker-2', 'front-1', 'postgres-1' (Patroni and its PostgreSQL), 'haproxy', … */
  name: string;
  /** SIGKILL to all of its processes. Resolves when none of them lives. */
  kill(): Promise<void>;
  /** SIGTERM, as a deploy does. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when it is healthy again. Rejects with the end of its log. */
  start(): Promise<void>;
}

/** How a part is run. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Files that it reads in its folder, written before each start. */
  files?: Record<string, string>;
  /** PostgreSQL's programs refuse root: Debian's user postgres runs them then. */
  refusesRoot?: boolean;
  /** It stops after all that stores something in it. */
  isStore?: boolean;
  isHealthy: () => Promise<boolean>;
}

export interface ProcessContext {
  /** The cluster's folder. */
  folder: string;
  say: (line: string) => void;
  /** Ends a start that waits. */
  signal?: AbortSignal | undefined;
}

const healthyWithinMs = 90_000;
// An API server drains for 5 s and may take 16 more; Patroni waits for PostgreSQL.
const stopWithinMs = 40_000;
/** The pause before a part is restarted that worked once and then ended at its start, because another is away. */
const restartDelayMs = 2_000;
const isRoot = process.getuid?.() === 0;
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'];

/** What every process has of this one's environment: an operator's variables are not meant for all of them. */
export const commonEnvironment = Object.fromEntries(
  ['PATH', 'HOME', 'TZ', 'LANG', 'FFMPEG_PATH'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** The last lines of a log. */
export const endOf = (log: string): string => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n');

/** A part that is not started yet, in the folder of its name. Its output goes to `log` there. */
export function createPart(program: Program, { folder, say, signal }: ProcessContext): Part & { folder: string } {
  const own = path.join(folder, program.name);
  const log = path.join(own, 'log');
  const isPostgres = Boolean(program.refusesRoot) && isRoot;
  let child: ChildProcess | undefined;
  let isExpected = false;
  let hasWorked = false;

  function launch(): ChildProcess {
    mkdirSync(own, { recursive: true });
    for (const [name, text] of Object.entries(program.files ?? {}))
      writeFileSync(path.join(own, name), text, { mode: 0o600 });
    const output = openSync(log, 'a', 0o600);
    if (isPostgres) spawnSync('chown', ['-R', 'postgres:postgres', own]);
    const [command, ...args] = [...(isPostgres ? asPostgres : []), program.command, ...program.args];
    // A process group of its own: Ctrl-C reaches only this process, which then stops the parts.
    const started = spawn(command!, args, {
      cwd: own,
      env: { ...commonEnvironment, ...program.env },
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    started.once('exit', (code, by) => {
      if (!isExpected) say(`  ${program.name} ended by itself (${by ?? `exit code ${code}`}); see ${log}`);
    });
    child = started;
    return started;
  }

  async function untilHealthy(): Promise<void> {
    const until = performance.now() + healthyWithinMs;
    let failure: Error | undefined;
    const begin = (): void => void launch().once('error', (error) => (failure = error));
    begin();
    while (performance.now() < until) {
      signal?.throwIfAborted();
      if (failure) throw failure;
      if (!running()) {
        if (!hasWorked) throw new Error(`${program.name} ended before it was healthy:\n${endOf(log)}`);
        // oxlint-disable-next-line no-await-in-loop
        await pause(restartDelayMs);
        signal?.throwIfAborted();
        begin();
      }
      // oxlint-disable-next-line no-await-in-loop
      if (await program.isHealthy().catch(() => false)) return;
      // oxlint-disable-next-line no-await-in-loop
      await pause(200);
    }
    throw new Error(`${program.name} was not healthy within ${healthyWithinMs / 1000} s:\n${endOf(log)}`);
  }

  const running = (): ChildProcess | undefined =>
    child && child.exitCode === null && child.signalCode === null && child.pid ? child : undefined;

  return {
    name: program.name,
    folder: own,
    async start() {
      if (running()) return;
      isExpected = false;
      await untilHealthy();
      hasWorked = true;
    },
    async kill() {
      isExpected = true;
      const last = running();
      const ended = last && once(last, 'exit');
      await endAllIn(own);
      await ended;
    },
    async stop() {
      isExpected = true;
      const last = running();
      if (last) {
        const ended = once(last, 'exit');
        last.kill('SIGTERM');
        await Promise.race([ended, pause(stopWithinMs, undefined, { ref: false })]);
      }
      await endAllIn(own);
    },
  };
}
