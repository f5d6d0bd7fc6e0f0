import type { Counts, WindowCount } from './shared-state.ts';

const maxKeys = 50_000;

interface Window {
  count: number;
  /** In ms since 1970. */
  until: number;
}

/** Counts of this process. */
export function createMemoryCounts(now: () => number = Date.now) {
  const windows = new Map<string, Window>();
  const current = (key: string, windowMs: number): Window => {
    const found = windows.get(key);
    if (found && found.until > now()) return found;
    windows.delete(key);
    // Drops the oldest key first: a flood of new keys never grows the table without bound.
    const [oldest] = windows.size >= maxKeys ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    const fresh = { count: 0, until: now() + windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  const add = (key: string, by: number, windowMs: number) => {
    const window = current(key, windowMs);
    window.count = Math.max(0, window.count + by);
    return { count: window.count, msLeft: window.until - now() };
  };
  return {
    add: async (key, by, windowMs) => add(key, by, windowMs),
    addSoon: (key, windowMs) => add(key, 1, windowMs),
    forget: async (key) => void windows.delete(key),
    /** Takes over a higher count, and the end of its window. */
    raise(key: string, { count, msLeft }: WindowCount): void {
      const window = windows.get(key);
      if (window && count >= window.count) windows.set(key, { count, until: now() + msLeft });
    },
  } satisfies Counts & { raise: unknown };
}
