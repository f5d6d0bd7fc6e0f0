import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { FromRenderer, ToRenderer } from './messages.ts';

const folder = import.meta.dirname;
const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A process that ran this long had started well. */
const wellAfterMs = 30_000;

/** No environment, and no files but the program's own. Workers are threads of the same limits. */
const execArgv = [
  '--permission',
  '--allow-worker',
  // It warns of the line above: rendered code cannot start workers, because it gets none of Node's modules.
  '--disable-warning=SecurityWarning',
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--allow-fs-read=${path.join(folder, '../../package.json')}`,
];

export interface ProcessEvents {
  /** After each start: messages from before are lost. */
  started: (send: (message: ToRenderer) => void) => void;
  message: (message: FromRenderer) => void;
  ended: () => void;
}

export type RendererProcess = ReturnType<typeof startRendererProcess>;

/** A renderer process that is started again when it ends, later each time if it does not last. */
export function startRendererProcess(on: ProcessEvents) {
  let child: ChildProcess | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isOver = false;

  const send = (message: ToRenderer): void => void child?.send(message, () => undefined);

  const start = (): void => {
    const startedAt = performance.now();
    child = fork(path.join(folder, 'main.ts'), [], {
      execArgv,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', on.message);
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      child = undefined;
      on.ended();
      if (isOver) return;
      console.warn(`A renderer process ended (${signal ?? code}); it is started again.`);
      pauseMs = performance.now() - startedAt > wellAfterMs ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs);
      timer = setTimeout(start, pauseMs);
    });
    on.started(send);
  };
  start();
  return {
    /** Undefined between two starts. */
    pid: (): number | undefined => child?.pid,
    send,
    stop: (): void => {
      isOver = true;
      clearTimeout(timer);
      // It has nothing to finish: a page that still waits goes out as browsers render it.
      child?.kill('SIGKILL');
    },
  };
}
