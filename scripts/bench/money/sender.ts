import { setTimeout as pause } from 'node:timers/promises';
import type { Kills } from './kills.ts';
import type { ServerProcess } from '../server/server-process.ts';

export interface Tally {
  requests: number;
  /** Requests that were cut off: the process died under them. */
  cut: number;
  /** Answers of 500 and above. */
  faults: number;
  /** Answers of 400 and above to somebody who was right. */
  refused: number;
}

export interface Post {
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
export function createSender({ server, kills, tally }: { server: ServerProcess; kills: Kills; tally: Tally }): Send {
  const once = async ({ path, body, headers }: Post): Promise<Response | null> => {
    const address = await server.address();
    tally.requests += 1;
    kills.tick();
    const signal = AbortSignal.timeout(patienceMs);
    return fetch(address + path, { method: 'POST', body, headers, signal }).catch(() => null);
  };
  return async (post) => {
    for (let left = post.tries; left > 0; left -= 1) {
      const answer = await once(post);
      // The bytes may be cut off behind the head as well.
      const text = await answer?.text().catch(() => null);
      if (answer?.ok && typeof text === 'string') return { data: (JSON.parse(text) as { Data?: unknown }).Data };
      if (!answer || typeof text !== 'string') tally.cut += 1;
      else if (answer.status >= 500) tally.faults += 1;
      else {
        tally.refused += 1;
        return null;
      }
      await pause(betweenTriesMs);
    }
    return null;
  };
}
