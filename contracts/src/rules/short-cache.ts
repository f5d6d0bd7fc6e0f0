export interface ShortCache<Value> {
  /** Returns the value cached under `key`, or the result of `load`. Concurrent callers share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Call it after a change: later calls get no older value, not even from a load in progress. */
  invalidate(): void;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

interface CacheOptions {
  /** Max age of a value, in case another process writes. */
  ttlMs: number;
  /** Max values; the oldest is evicted. */
  max: number;
  now?: () => number;
}

/** A cache for data that many people request within seconds. Failures are not cached. */
export function createShortCache<Value>({ ttlMs, max, now = Date.now }: CacheOptions): ShortCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const keep = (key: string, entry: Entry<Value>): void => {
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= max && oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
  };
  return {
    get(key, load) {
      const found = entries.get(key);
      if (found && found.until > now()) return found.value;
      const entry = { value: load(), until: now() + ttlMs };
      keep(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    invalidate: () => entries.clear(),
  };
}
