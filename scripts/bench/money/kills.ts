import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random } from '../../../api/src/seed/sample/random.ts';
import type { Server } from '../harness/server.ts';

export type Kills = ReturnType<typeof createKills>;

// The last requests of a run come from few people: too few to be hit in the middle of something.
const busyShare = 0.85;

/**
 * Kills the server when so many requests have been sent, each time with some of them half done. `requests` are those
 * expected in the whole run.
 */
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
    /** Another request is on its way. */
    tick(): void {
      sent += 1;
      if (isBusy || due[0] === undefined || sent < due[0]) return;
      due.shift();
      isBusy = true;
      last = kill();
      last.catch(() => undefined);
    },
    /** Resolves when the last victim is replaced; rejects when a start failed. */
    settled: () => last,
  };
}
