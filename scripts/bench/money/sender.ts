import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../harness/server.ts';
import type { Kills } from './kills.ts';

/** Answers of 500 and above, and of 400 and above to somebody who was right. */
export type Tally = Record<'requests' | 'cut off' | '5xx' | '4xx', number>;

interface Post {
  path: string;
  body: string;
  headers: Record<string, string>;
  /** How often it is sent at most, when there is no answer or one that says "later". */
  tries: number;
}

/** The envelope's data; null when nobody answered or the answer was a refusal. */
export type Send = (post: Post) => Promise<{ data: unknown } | null>;

const patienceMs = 20_000;
const betweenTriesMs = 100;

/** Posts to wherever the server is now. */
export function createSender({ server, kills, tally }: { server: Server; kills: Kills; tally: Tally }): Send {
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
      // The bytes may be cut off behind the head as well.
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
