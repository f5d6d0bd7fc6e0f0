import { Worker } from 'node:worker_threads';
import type { Failure, FromRenderer, FromWorker, ServerBuild, ToRenderer, ToWorker } from './messages.ts';
import type { WorkerInput } from './worker.ts';

/** CPU time of the thread, in ms, after which it is not at work but stuck. */
const busyMaxMs = 150;
/** The same in real time, for code that waits instead of computing: other programs may keep the machine busy. */
const silentMaxMs = 10_000;
/** CPU time for loading the code of a version and rendering its first page, in ms. */
const startMaxMs = 3_000;
const checkMs = 25;
const memoryMb = 96;

/** One thread, for one version. */
interface Thread {
  worker: Worker;
  isReady: boolean;
  /** Page → when it was last given something to do, unless it waits for the API. */
  pages: Map<number, number | 'waits'>;
  /** Counts messages to the thread, and those that it has come to. */
  sent: number;
  handled: number;
  /** The message that it was at, at some check, and its CPU time then. */
  watched?: { handled: number; cpuMs: number };
}

async function cpuMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** Runs a thread for each version that pages are rendered with. A thread that does wrong is ended, and its pages fail. */
export function createWorkers(tell: (message: FromRenderer) => void) {
  let shell = '';
  let builds = new Map<string, ServerBuild>();
  const threads = new Map<string, Thread>();

  const end = (version: string, failure: Failure, reason: string): void => {
    const thread = threads.get(version);
    if (!thread) return;
    threads.delete(version);
    const { worker, pages } = thread;
    worker.removeAllListeners().on('error', () => undefined);
    void worker.terminate();
    if (pages.size === 0) tell({ kind: 'failed', version, failure, reason });
    for (const id of pages.keys()) tell({ kind: 'failed', version, id, failure, reason });
  };

  const hear = (version: string, thread: Thread, message: FromWorker): void => {
    if (message.kind === 'pong') {
      thread.handled = message.ping;
      return;
    }
    if (message.kind === 'ready') {
      thread.isReady = true;
      return tell({ kind: 'ready', version });
    }
    if (message.kind === 'request') thread.pages.set(message.id, 'waits');
    else thread.pages.delete(message.id);
    tell(message.kind === 'failed' ? { ...message, version, failure: 'threw' } : message);
  };

  const start = (version: string): void => {
    const build = builds.get(version);
    const workerData: WorkerInput = { shell, ...(build && { build }) };
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, env: {}, resourceLimits });
    const thread: Thread = {
      worker,
      isReady: false,
      pages: new Map(),
      sent: 0,
      handled: 0,
    };
    threads.set(version, thread);
    worker.on('message', (message: FromWorker) => hear(version, thread, message));
    worker.on('error', (error: Error & { code?: string }) =>
      end(version, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'ranOutOfMemory' : 'threw', String(error)),
    );
    worker.on('exit', () => end(version, 'ended', 'It ended its thread.'));
  };

  const give = (version: string, message: Exclude<ToWorker, { kind: 'ping' }>): void => {
    const thread = threads.get(version);
    if (!thread?.isReady) {
      if (message.kind === 'render')
        tell({ kind: 'failed', version, id: message.id, failure: 'ended', reason: 'It is not ready.' });
      return;
    }
    thread.pages.set(message.id, performance.now());
    thread.sent += 1;
    const ping: ToWorker = { kind: 'ping', ping: thread.sent };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    for (const each of [message, ping]) thread.worker.postMessage(each);
  };

  const check = async (version: string, thread: Thread): Promise<void> => {
    if (!thread.isReady) {
      if ((await cpuMs(thread.worker)) > startMaxMs) end(version, 'tookTooLong', 'It did not start in time.');
      return;
    }
    const now = performance.now();
    const isSilent = [...thread.pages.values()].some((at) => at !== 'waits' && now - at > silentMaxMs);
    if (isSilent) return end(version, 'tookTooLong', `A page took more than ${silentMaxMs} ms.`);
    const { handled } = thread;
    if (handled === thread.sent) return;
    const usedMs = await cpuMs(thread.worker);
    if (thread.watched?.handled !== handled) thread.watched = { handled, cpuMs: usedMs };
    else if (thread.handled === handled && usedMs - thread.watched.cpuMs > busyMaxMs)
      end(version, 'tookTooLong', `A page took ${Math.round(usedMs - thread.watched.cpuMs)} ms of CPU time.`);
  };
  setInterval(() => {
    for (const [version, thread] of threads) void check(version, thread).catch(() => undefined);
  }, checkMs).unref();

  const follow = (message: ToRenderer & { kind: 'builds' }): void => {
    shell = message.shell;
    builds = new Map(message.builds.map((build) => [build.hash, build]));
    for (const version of threads.keys()) {
      // Not a failure: nobody renders with it any more.
      if (version === '' || builds.has(version)) continue;
      threads.get(version)?.pages.clear();
      const { worker } = threads.get(version)!;
      threads.delete(version);
      worker.removeAllListeners();
      void worker.terminate();
    }
    for (const version of ['', ...builds.keys()]) if (!threads.has(version)) start(version);
  };

  return {
    receive: (message: ToRenderer): void =>
      message.kind === 'builds' ? follow(message) : give(message.version, message),
  };
}
