import { TimeoutError } from './timing.ts';

/** One attempt. */
export interface Work<Value> {
  start: () => Promise<Value>;
  /** Called when the attempt failed (with the error) or another one finished first (without). */
  lose: (error?: unknown) => void;
  /** Known to be slow: the next attempt starts at once. */
  timedOut?: boolean;
}

/**
 * Runs attempts in order. The next one starts when the last one fails or takes longer than `timeoutMs`; a slow one
 * may still win. Resolves with the first result. Rejects with the last error when none are left, or with a TimeoutError
 * after `limitMs`.
 */
export function firstToArrive<Value>(
  works: AsyncIterator<Work<Value>>,
  { timeoutMs, limitMs }: Record<'timeoutMs' | 'limitMs', number>,
): Promise<Value> {
  const running = new Set<Work<Value>>();
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  let last: unknown = new Error('There was nothing to try.');
  let isOver = false;
  let isExhausted = false;

  const finish = (onDone: () => void): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    for (const work of running) work.lose();
    onDone();
  };
  const timer = setTimeout(
    () => finish(() => reject(new TimeoutError('It did not come in time.', { cause: last }))),
    limitMs,
  );

  const next = async (): Promise<void> => {
    const { value: work, done } = await works.next();
    if (isOver) return;
    if (done) {
      isExhausted = true;
      if (running.size === 0) finish(() => reject(last));
      return;
    }
    await run(work);
  };
  const run = async (work: Work<Value>): Promise<void> => {
    let isFollowed = false;
    const follow = (): void => {
      if (!isFollowed) void next();
      isFollowed = true;
    };
    running.add(work);
    const patience = setTimeout(follow, work.timedOut ? 0 : timeoutMs);
    try {
      const value = await work.start();
      running.delete(work);
      finish(() => resolve(value));
    } catch (error) {
      running.delete(work);
      last = error;
      if (!isOver) work.lose(error);
      if (isFollowed && isExhausted && running.size === 0) finish(() => reject(last));
      else follow();
    } finally {
      clearTimeout(patience);
    }
  };
  void next();
  return promise;
}
