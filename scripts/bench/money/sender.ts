import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../harness/server.ts';
import type { Kills } from './kills.ts';

/** Counts requests, broken connections and error responses; no request of this bench deserves a 4xx. */
export type Tally = Record<'requests' | 'cut off' | '5xx' | '4xx', number>;

interface Post {
  path: string;
  body: string;
  headers: Record<string, string>;
  /** The maximum number of attempts without a response or with a 5xx. */
  tries: number;
}

/** Resolves with the envelope's data; null without a response or after a refusal. */
export type Send = (post: Post) => Promise<{ data: unknown } | null>;

const patienceMs = 20_000;
const betweenTriesMs = 100;

/** Posts to the current address of the server. */
export function createSender({
  server,
  kills,
  tally,
}: {
  server: Pick<Server, 'address'>;
  kills: Pick<Kills, 'tick'>;
  tally: Tally;
}): Send {
  const once = async ({ path, body, headers }: Post): Promise<Response | null> => {
    const address = await server.address();
    tally.requests += 1;
    kills.tick();
    const signal = AbortSignal.timeout(patienceMs);
    return fetch(address + path, { method: 'POST', body, headers, signal }).catch(() => null);
  };
  return async (post) => {
    for (let left = post.tries; left > 0; left -= 1) {
      const response = await once(post);
      // The connection may also break after the head.
      const text = await response?.text().catch(() => null);
      if (response?.ok && typeof text === 'string') return { data: (JSON.parse(text) as { Data?: unknown }).Data };
      if (!response || typeof text !== 'string') tally['cut off'] += 1;
      else if (response.status >= 500) tally['5xx'] += 1;
      else {
        tally['4xx'] += 1;
        return null;
      }
      await pause(betweenTriesMs);
    }
    return null;
  };
}
