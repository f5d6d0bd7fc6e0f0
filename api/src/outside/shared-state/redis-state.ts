import { createRedisChanges } from './redis-changes.ts';
import { createRedisCounts } from './redis-counts.ts';
import { createRedisLeases } from './redis-leases.ts';
import { createRedisLink } from './redis-link.ts';
import type { SharedState } from './shared-state.ts';

export interface RedisPlace {
  url: string;
  /** Begins every key, so that sites can share a Redis. */
  prefix: string;
}

/** Counts outages of both connections together, and reports each when it begins and ends. */
function createOutages(report: (line: string) => void) {
  const down = new Set<string>();
  let count = 0;
  return {
    count: () => count,
    begin(name: string): void {
      if (down.size === 0) {
        count += 1;
        report('Redis is away: limits count in this process only, and caches of other servers end by their age.');
      }
      down.add(name);
    },
    end(name: string): void {
      if (down.delete(name) && down.size === 0) report('Redis is back.');
    },
  };
}

/** Shares through Redis. Resolves after the first attempt to connect, also when that failed. */
export async function openRedisState(
  { url, prefix }: RedisPlace,
  report: (line: string) => void = console.warn,
): Promise<SharedState> {
  const outages = createOutages(report);
  const asker = createRedisLink({
    url,
    // A Redis that is full or a replica refuses this, and counts as away.
    prepare: (client) => client.set(`${prefix}writable`, '1', 'PX', 1_000),
    onUp: () => {
      outages.end('asker');
      changes.catchUp();
    },
    onDown: () => outages.begin('asker'),
  });
  const changes = createRedisChanges({ link: asker, prefix });
  const listener = createRedisLink({
    url,
    prepare: (client) => changes.listen(client),
    onUp: () => outages.end('listener'),
    onDown: () => outages.begin('listener'),
  });
  const counts = createRedisCounts(asker, prefix);
  await Promise.all([asker.start(), listener.start()]);
  return {
    counts,
    changes,
    leases: createRedisLeases(asker, prefix),
    outages: outages.count,
    async close() {
      counts.stop();
      asker.close();
      listener.close();
    },
  };
}
