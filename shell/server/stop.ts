import type { FastifyInstance } from 'fastify';

/** Requests that are still running after this end with the process, in ms. */
const closeWithinMs = 15_000;

interface Stopping {
  /** From the signal on `/healthz` is 503, and the server serves on for this long, until balancers skip it. */
  drainMs: number;
  onDrain: () => void;
  exit: (code: number) => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops the server once: drains, lets running requests end, and ends the process at the latest after `closeWithinMs` more. */
export function stopOnce(
  site: Pick<FastifyInstance, 'close'>,
  { drainMs, onDrain, exit }: Stopping,
): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    onDrain();
    if (drainMs > 0) await pause(drainMs);
    const late = pause(closeWithinMs).then(() => 'late' as const);
    const outcome = await Promise.race([site.close().catch(() => 'failed' as const), late]);
    if (outcome === 'late') console.warn('Requests that were still running were cut off.');
    exit(outcome === undefined ? 0 : 1);
  }
  return () => (stopped ??= stop());
}
