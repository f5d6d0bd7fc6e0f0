import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { killQuietly } from './video-process.ts';
import {
  type VideoEngine,
  type VideoMetadata,
  type VideoOrder,
  VideoProblem,
  type VideoTask,
  type VideoWord,
} from './video-work.ts';

export interface RunOptions {
  limitMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: (seconds: number) => void;
}

const script = path.join(import.meta.dirname, 'video-worker.ts');
const maxHeapMb = 256;

/** The worker gets none of the server's environment beyond these, least of all its secrets. */
const environment = (): NodeJS.ProcessEnv => {
  const names = ['PATH', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
};

const start = (): ChildProcess =>
  fork(script, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`, '--disable-warning=ExperimentalWarning'],
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Runs one task in a process of its own. Kills that process and its program, however the task ends. */
export function runInWorker(
  engine: VideoEngine,
  order: VideoTask,
  { limitMs, signal, onProgress }: RunOptions,
): Promise<VideoMetadata> {
  const { promise, resolve, reject } = Promise.withResolvers<VideoMetadata>();
  signal?.throwIfAborted();
  const worker = start();
  let program: number | null = null;
  const end = () => {
    worker.kill('SIGKILL');
    if (program !== null) killQuietly(program);
  };
  const abort = () => {
    reject(signal?.reason as Error);
    end();
  };
  const limit = setTimeout(() => {
    reject(new VideoProblem('interrupted', `Not done after ${Math.round(limitMs / 1000)} s`));
    end();
  }, limitMs);
  signal?.addEventListener('abort', abort);

  worker.on('message', (word: VideoWord) => {
    if (word.say === 'progress') onProgress?.(word.seconds);
    else if (word.say === 'started') program = word.pid;
    else {
      program = null;
      if (word.say === 'done') resolve(word.response);
      else reject(word.failure ? new VideoProblem(word.failure, word.message) : new Error(word.message));
      worker.disconnect();
    }
  });
  worker.on('error', reject);
  worker.on('exit', (code, killedBy) => {
    reject(new Error(`The video worker ended early (${killedBy ?? code})`));
    end();
    clearTimeout(limit);
    signal?.removeEventListener('abort', abort);
  });
  worker.send({ engine, order } satisfies VideoOrder);
  return promise;
}
