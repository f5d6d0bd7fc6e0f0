import { Worker } from 'node:worker_threads';

interface Bounds {
  /** Max processor time: on a busy machine a thread may take many times as long. */
  processorMs: number;
  /** Max size of its heap. */
  megabytes: number;
}

/**
 * Of a heap's new objects, all of which may stay: at its limit a heap gets 16 MB more until the thread ends, and one that needs
 * more ends the whole process.
 */
const youngMb = 24;

/** A thread that waits instead of working ends after so many times its processor time. */
const longestWait = 10;

/** A thread that has answered waits so long for the next request: starting one takes longer than most requests. */
const keptForMs = 10_000;

/** By module: the thread that waits. */
const waiting = new Map<string, { worker: Worker; timer: NodeJS.Timeout }>();

function takeWorker(module: URL, megabytes: number): Worker {
  const idle = waiting.get(module.href);
  if (!idle) {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMb };
    return new Worker(module, { env: {}, resourceLimits });
  }
  waiting.delete(module.href);
  clearTimeout(idle.timer);
  idle.worker.ref();
  return idle.worker;
}

/** It keeps no process alive. A second one that is free at the same time ends. */
function keepWorker(module: URL, worker: Worker): void {
  // By name: without one, those by which Node itself hears of the thread would go as well.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  const end = (): void => {
    if (waiting.get(module.href)?.worker === worker) waiting.delete(module.href);
    void worker.terminate();
  };
  worker.once('exit', end).once('error', end).unref();
  if (waiting.has(module.href)) return end();
  waiting.set(module.href, { worker, timer: setTimeout(end, keptForMs).unref() });
}

/** Ends a thread that has used its processor time, or waits for too long. Returns the function that stops watching. */
function limitTime(worker: Worker, processorMs: number): () => void {
  const usedMs = async (): Promise<number> => {
    // A thread that has ended has no figures.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1_000;
  };
  const before = usedMs();
  const check = async (): Promise<void> => {
    if ((await usedMs()) - (await before) > processorMs) await worker.terminate();
  };
  const often = setInterval(() => void check(), Math.min(1_000, processorMs / 4));
  const atLast = setTimeout(() => void worker.terminate(), longestWait * processorMs);
  return () => {
    clearInterval(often);
    clearTimeout(atLast);
  };
}

/**
 * Sends a message to a module in a thread of its own, without the environment, and returns the message that it answers
 * with. Throws if it throws, or needs more processor time or memory: the thread then ends.
 */
export async function runInWorker<Result>(
  module: URL,
  request: unknown,
  { processorMs, megabytes }: Bounds,
): Promise<Result> {
  const worker = takeWorker(module, megabytes);
  const stopLimit = limitTime(worker, processorMs);
  try {
    const result = await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error(`It did not end within ${processorMs / 1000} s of processor time.`)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage(request);
    });
    keepWorker(module, worker);
    return result;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    stopLimit();
  }
}
