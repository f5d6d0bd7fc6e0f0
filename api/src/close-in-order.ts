import { setTimeout as pause } from 'node:timers/promises';

/** Something did not end in time; the process must end all the same. */
export class NotClosed extends Error {
  override readonly name = 'NotClosed';
}

export interface ClosingStep {
  name: string;
  close: () => unknown;
  limitMs: number;
}

/** What the steps of a stop may take, as parts of `STOP_SECONDS`: together all of it. */
export const stopParts = {
  start: 2 / 32,
  requests: 12 / 32,
  jobs: 11 / 32,
  metrics: 1 / 32,
  redis: 1 / 32,
  database: 3 / 32,
  traces: 2 / 32,
};

/** Closes one after another, each within its limit, and goes on when one fails. Throws `NotClosed` with all that did. */
export async function closeInOrder(steps: ClosingStep[]): Promise<void> {
  const left: string[] = [];
  for (const { name, close, limitMs } of steps) {
    const over = new AbortController();
    const late = pause(limitMs, 'late', { signal: over.signal });
    try {
      // oxlint-disable-next-line no-await-in-loop
      if ((await Promise.race([close(), late])) === 'late') left.push(`${name} (${limitMs / 1000} s)`);
    } catch (error) {
      left.push(`${name} (${error instanceof Error ? error.message : String(error)})`);
    } finally {
      late.catch(() => undefined);
      over.abort();
    }
  }
  if (left.length > 0) throw new NotClosed(`Ended without waiting any longer for: ${left.join(', ')}`);
}
