import { Worker } from 'node:worker_threads';
import type { Failure, FromRenderer, FromWorker, ServerBuild, ToRenderer, ToWorker } from './messages.ts';
import type { WorkerInput } from './worker.ts';

/** Maximum CPU time per page, in ms: beyond it the thread is stuck. */
const busyMaxMs = 150;
/** The same in real time, for code that waits instead of computing: other programs may keep the machine busy. */
const silentMaxMs = 10_000;
/** CPU time for loading the code of a version and rendering its first pages, in ms. */
const startMaxMs = 3_000;
/** An ended thread starts again after this, in ms, and after twice as long each further time. */
const restartMs = 1_000;
const restartMaxMs = 60_000;
const checkMs = 25;
const memoryMb = 96;
/** For what a page leaves behind: with Node's own limit, collecting it takes longer than rendering. */
const garbageMb = 48;

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
  let builds: ServerBuild[] = [];
  const threads = new Map<string, Thread>();
  /** Version → how often its thread was started again. */
  const restarts = new Map<string, number>();

  const stop = (version: string, { worker }: Thread): void => {
    threads.delete(version);
    worker.removeAllListeners().on('error', () => undefined);
    void worker.terminate();
  };

  const end = (version: string, failure: Failure, reason: string): void => {
    const thread = threads.get(version);
    if (!thread) return;
    stop(version, thread);
    restart(version);
    const { pages } = thread;
    if (pages.size === 0) tell({ kind: 'failed', version, failure, reason });
    for (const id of pages.keys()) tell({ kind: 'failed', version, id, failure, reason });
  };

  const restart = (version: string): void => {
    const count = (restarts.get(version) ?? 0) + 1;
    restarts.set(version, count);
    setTimeout(
      () => {
        const build = builds.find(({ hash }) => hash === version);
        if (build && !threads.has(version)) start(build);
      },
      Math.min(restartMs * 2 ** (count - 1), restartMaxMs),
    ).unref();
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
    if (message.kind === 'request') {
      if (thread.pages.has(message.id)) thread.pages.set(message.id, 'waits');
      return tell({ ...message, version });
    }
    thread.pages.delete(message.id);
    tell(message.kind === 'failed' ? { ...message, version, failure: 'threw' } : message);
  };

  const start = (build: ServerBuild): void => {
    const version = build.hash;
    const workerData: WorkerInput = { shell, build };
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: garbageMb };
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
    if (message.kind === 'render' && !thread?.isReady) {
      // It ended while the message was on its way.
      return tell({ kind: 'rendered', id: message.id, page: null });
    }
    if (!thread) return;
    // An answer may come after its page: not every page waits for all that it asked for.
    if (message.kind === 'render' || thread.pages.has(message.id)) thread.pages.set(message.id, performance.now());
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
    ({ shell, builds } = message);
    for (const [version, thread] of threads) {
      // Not a failure: the version is no longer rendered.
      if (!builds.some(({ hash }) => hash === version)) stop(version, thread);
    }
    for (const build of builds) if (!threads.has(build.hash)) start(build);
  };

  return {
    receive: (message: ToRenderer): void =>
      message.kind === 'builds' ? follow(message) : give(message.version, message),
  };
}
