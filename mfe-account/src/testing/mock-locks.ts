/** For tests: the browser's locks, which all tabs of a site share; jsdom has none. Returns what takes them away again. */
export function mockLocks(): () => void {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = tails.get(name) ?? Promise.resolve();
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const done = Promise.race([before, givenUp]).then(work);
    // A request that was given up still waits for the one before: the next one must not overtake it.
    const settled = done.catch(() => undefined);
    tails.set(name, Promise.all([before, settled]));
    return done;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
