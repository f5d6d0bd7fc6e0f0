import { Worker } from 'node:worker_threads';

interface Bounds {
  withinMs: number;
  /** Max size of its heap. */
  megabytes: number;
}

/**
 * Runs a module in a thread of its own, without the environment, and returns the message that it posts. Throws if it throws,
 * or needs more time or memory.
 */
export async function runInWorker<Result>(
  module: URL,
  workerData: unknown,
  { withinMs, megabytes }: Bounds,
): Promise<Result> {
  const worker = new Worker(module, { workerData, env: {}, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  const timer = setTimeout(() => void worker.terminate(), withinMs);
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error(`It did not end within ${withinMs / 1000} s.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
