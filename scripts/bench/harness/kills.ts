import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random } from '../../../api/src/seed/sample/random.ts';
import type { Server } from './server.ts';

export type Kills = ReturnType<typeof createKills>;

// The last requests of a run come from too few people: a kill would rarely hit one in progress.
const busyShare = 0.85;

/** Kills the server `count` times while requests are in progress. `requests`: the expected number in the run. */
export function createKills(
  server: Server,
  { count, requests, random }: { count: number; requests: number; random: Random },
) {
  const due = Array.from({ length: count }, (_, index) =>
    Math.floor((requests * busyShare * (index + random())) / count),
  );
  let sent = 0;
  let isBusy = false;
  let last = Promise.resolve();
  const kill = async (): Promise<void> => {
    await pause(between(random, 0, 25));
    await server.kill();
    isBusy = false;
  };
  return {
    /** Call this with every sent request. */
    tick(): void {
      sent += 1;
      if (isBusy || due[0] === undefined || sent < due[0]) return;
      due.shift();
      isBusy = true;
      last = kill();
      last.catch(() => undefined);
    },
    /** Resolves when the last killed server is replaced; rejects if a start failed. */
    settled: () => last,
  };
}
