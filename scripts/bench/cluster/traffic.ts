import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../api/src/seed/sample/random.ts';
import type { BuyingWindow } from '../money/gateway.ts';
import { buyForever } from './buyers.ts';
import type { Crowd } from './crowd.ts';
import { Timeline } from './timeline.ts';
import { browseForever, watchForever } from './visitors.ts';
import type { World } from './world.ts';
import { uploadForever, writeNotesForever } from './writers.ts';

/** All this leaves half of two cores free, for parts that start again. */
const visitorCount = 12;
/** Purchases a second of all buyers together, about. */
const purchasesPerSecond = 2;

/** Lets everybody of the world loose on the site. `stop` lets requests finish. */
export function startTraffic(site: string, world: World, window: BuyingWindow, seed: string) {
  const { buyers, watchers, teacher, film, uploads } = world;
  const ending = new AbortController();
  const isOver = (): boolean => ending.signal.aborted;
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const crowd: Crowd = {
    site,
    random: randomFrom(seed),
    betweenPurchasesMs: (buyers.length / purchasesPerSecond) * 1_000,
    timelines: { buying: new Timeline(), browsing: new Timeline(), playing: new Timeline(), writing: new Timeline() },
    confirmed: { purchases: [], notes: [], films: [] },
    isOver,
    rest,
    async untilDone(againMs, work) {
      while (!isOver()) {
        const value = await work();
        if (value !== null) return value;
        await rest(againMs);
      }
      return null;
    },
  };
  const everybody = [
    ...buyers.map((person) => buyForever(person, window, crowd)),
    ...watchers.flatMap((person) => [
      watchForever(person, film.path, crowd),
      writeNotesForever(person, film.at, crowd),
    ]),
    ...Array.from({ length: visitorCount }, () => browseForever(crowd)),
    uploadForever(teacher, uploads, crowd),
  ];
  const all = Promise.all(everybody);
  all.catch(() => undefined);
  return {
    ...crowd,
    async stop(): Promise<void> {
      ending.abort();
      await all;
    },
  };
}

export type Traffic = ReturnType<typeof startTraffic>;
