import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Counts to a number, and posts how long that took. */
const code = `
const { parentPort } = require('node:worker_threads');
parentPort.once('message', () => {
  const started = performance.now();
  let hash = 1;
  for (let index = 0; index < 60_000_000; index += 1) hash = (hash * 31 + index) | 0;
  parentPort.postMessage({ ms: performance.now() - started, hash });
});`;

/** What the count takes on each of two free cores of the machine for which the limits were written. */
const usualMs = 150;

async function countMs(): Promise<number> {
  const worker = new Worker(code, { eval: true });
  try {
    // That of a worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(undefined);
    return await new Promise((resolve, reject) => {
      worker.once('message', ({ ms }: { ms: number }) => resolve(ms));
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}

/**
 * How many times longer than usual things take now, at least 1: because of the machine, of what else runs on it, or of
 * BROWSER_SLOWDOWN, with which the journeys' pages get a fraction of the processor.
 */
export async function measureTimeFactor(): Promise<number> {
  const times = await Promise.all(Array.from({ length: availableParallelism() }, countMs));
  const slowdown = Math.max(1, Number(process.env['BROWSER_SLOWDOWN'] || 1));
  return Math.max(1, Math.max(...times) / usualMs) * slowdown;
}
