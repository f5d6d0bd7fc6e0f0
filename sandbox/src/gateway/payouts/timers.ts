/** Starts `work` for an id at its time, in ms. Does nothing before `start` and after `stop`. */
export function createTimers(work: (id: string) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  let isRunning = false;

  function set(id: string, dueAt: number): void {
    if (!isRunning) return;
    clearTimeout(timers.get(id));
    const run = () => {
      timers.delete(id);
      work(id);
    };
    timers.set(id, setTimeout(run, Math.max(0, dueAt - Date.now())));
  }

  return {
    set,
    /** Starts with what an earlier run left. */
    start(left: { id: string; dueAt: number }[]): void {
      isRunning = true;
      for (const { id, dueAt } of left) set(id, dueAt);
    },
    stop(): void {
      isRunning = false;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
