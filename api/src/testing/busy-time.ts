/** CPU time of this thread in ms, independent of other programs on the machine. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Awaits a call and measures this thread's CPU time during it, in ms. */
export async function busyMs<T>(call: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const before = threadMs();
  const value = await call();
  return { ms: threadMs() - before, value };
}

/**
 * Awaits a call and measures the longest time, in ms, for which it blocked the event loop. Keeps the thread busy while
 * it waits.
 */
export async function longestTurnMs<T>(call: () => Promise<T>): Promise<{ ms: number; value: T }> {
  let longest = 0;
  let last = threadMs();
  let isOver = false;
  const note = (): void => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const tick = (): void => {
    note();
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const value = await call();
  isOver = true;
  note();
  return { ms: longest, value };
}
