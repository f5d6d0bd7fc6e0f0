import { timeLimit } from '../../contracts/src/testing/time-limit.ts';

const everyMs = 100;
const patienceMs = timeLimit(30_000);
/** A list of a hundred lectures would fill the log. */
const shownCharacters = 500;

/**
 * Reads repeatedly until the value is as wanted; a read that fails is tried again, because a busy server may refuse one.
 * The error contains the last value, or is that of the last read.
 */
export async function eventually<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
  withinMs = patienceMs,
): Promise<Value> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      const value = await read();
      if (isWanted(value)) return value;
      if (performance.now() > until) throw new Error(`Waited in vain; the last value was ${shown(value)}.`);
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, shownCharacters);
