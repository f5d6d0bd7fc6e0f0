export interface ShortCache<Value> {
  /** The value kept under `key`, or what `load` answers. Callers that come while it loads share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** After a change nobody gets an older value, not even one that is being loaded just now. */
  invalidate(): void;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

interface CacheOptions {
  /** How long a value may be older than the database, when another process wrote. */
  ttlMs: number;
  /** How many values are kept: the oldest makes room. */
  max: number;
  now?: () => number;
}

/** Answers that many ask a server for within seconds of each other. Failures are not kept. */
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
