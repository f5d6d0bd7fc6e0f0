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

interface CacheOptions<Value> {
  /** Max age of a value, in case another process writes. */
  ttlMs: number;
  /** Max values; the oldest is evicted. */
  max: number;
  /** False: only the callers that wait for this value get it. */
  isKept?: (value: Value) => boolean;
  now?: () => number;
}

/** A cache for data that many people request within seconds. Failures are not cached. */
export function createShortCache<Value>({
  ttlMs,
  max,
  isKept = () => true,
  now = Date.now,
}: CacheOptions<Value>): ShortCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const keep = (key: string, entry: Entry<Value>): void => {
    entries.delete(key);
    // The oldest come first, so that unused entries take no memory.
    for (const [old, { until }] of entries) {
      if (until > now()) break;
      entries.delete(old);
    }
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
      const drop = (): void => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entry.value.then((value) => isKept(value) || drop(), drop);
      return entry.value;
    },
    invalidate: () => entries.clear(),
  };
}
