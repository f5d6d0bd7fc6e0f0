import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createMemoryCounts } from './memory-counts.ts';
import type { RedisLink } from './redis-link.ts';
import type { Counts, WindowCount } from './shared-state.ts';

/** Adds and returns [count, ms left]. Every key expires; one that comes to 0 goes at once. */
const addScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count <= 0 then redis.call('DEL', KEYS[1]) return {0, tonumber(ARGV[2])} end
local left = redis.call('PTTL', KEYS[1])
if left < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) left = tonumber(ARGV[2]) end
return {count, left}`;

const addIn = async (client: Redis, key: string, by: number, windowMs: number): Promise<WindowCount> => {
  const [count, msLeft] = (await client.eval(addScript, 1, key, by, windowMs)) as [number, number];
  return { count, msLeft };
};

/** How long counts of `addSoon` are collected. */
const batchMs = 200;

interface Batch {
  by: number;
  windowMs: number;
}

/**
 * Counts of all servers. Each server also counts for itself, so that an outage does not hand anybody a fresh start.
 * `addSoon` answers from those own counts, which a batch corrects upwards when other servers counted too.
 */
export function createRedisCounts(link: RedisLink, prefix: string) {
  const local = createMemoryCounts();
  const soon = createMemoryCounts();
  let batches = new Map<string, Batch>();
  let timer: NodeJS.Timeout | undefined;

  // Addresses of people stay out of Redis; keys have one length.
  const keyOf = (key: string): string =>
    `${prefix}count:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;

  /** A batch that is lost in an outage stays counted on this server only. */
  const flush = (): void => {
    timer = undefined;
    const sent = batches;
    batches = new Map();
    for (const [key, { by, windowMs }] of sent) {
      link
        .run((client) => addIn(client, keyOf(key), by, windowMs))
        .then(
          ({ count, msLeft }) => soon.raise(key, { count: count + (batches.get(key)?.by ?? 0), msLeft }),
          () => {},
        );
    }
  };
  const counts: Counts = {
    async add(key, by, windowMs) {
      const own = await local.add(key, by, windowMs);
      return link.run((client) => addIn(client, keyOf(key), by, windowMs)).catch(() => own);
    },
    addSoon(key, windowMs) {
      const batch = batches.get(key) ?? { by: 0, windowMs };
      batch.by += 1;
      batches.set(key, batch);
      timer ??= setTimeout(flush, batchMs).unref();
      return soon.addSoon(key, windowMs);
    },
    async forget(key) {
      await local.forget(key);
      await link.run((client) => client.del(keyOf(key))).catch(() => 0);
    },
  };
  return { ...counts, stop: () => clearTimeout(timer) };
}
