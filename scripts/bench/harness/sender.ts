import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random } from '../../../api/src/seed/sample/random.ts';
import type { Kills } from './kills.ts';
import type { Server } from './server.ts';

/** Counts requests, broken connections and error responses; no request of this bench deserves a 4xx. */
export type Tally = Record<'requests' | 'cut off' | '5xx' | '4xx', number>;

interface Sent {
  /** Default: POST. */
  method?: string;
  path: string;
  body?: string;
  headers: Record<string, string>;
  /** The maximum number of attempts without a response or with a 5xx. */
  tries: number;
  /** A refusal is no surprise: it is not counted. */
  mayBeRefused?: boolean;
}

/** Resolves with the envelope's data; null without a response or after a refusal. */
export type Send = (sent: Sent) => Promise<{ data: unknown } | null>;

const patienceMs = 20_000;
const betweenTriesMs = 100;
const cutWithinMs = 40;

/** Sends to the current address of the server; `cuts` cuts the line of a share of the requests off in the middle. */
export function createSender({
  server,
  kills,
  tally,
  cuts,
}: {
  server: Pick<Server, 'address'>;
  kills: Pick<Kills, 'tick'>;
  tally: Tally;
  cuts?: { share: number; random: Random };
}): Send {
  const once = async ({ method = 'POST', path, body, headers }: Sent): Promise<Response | null> => {
    const address = await server.address();
    tally.requests += 1;
    kills.tick();
    const isCut = cuts !== undefined && cuts.random() < cuts.share;
    const signal = AbortSignal.timeout(isCut ? between(cuts.random, 0, cutWithinMs) : patienceMs);
    return fetch(address + path, { method, body: body ?? null, headers, signal }).catch(() => null);
  };
  return async (sent) => {
    for (let left = sent.tries; left > 0; left -= 1) {
      const response = await once(sent);
      // The connection may also break after the head.
      const text = await response?.text().catch(() => null);
      if (response?.ok && typeof text === 'string') return { data: (JSON.parse(text) as { Data?: unknown }).Data };
      if (!response || typeof text !== 'string') tally['cut off'] += 1;
      else if (response.status >= 500) tally['5xx'] += 1;
      else {
        if (!sent.mayBeRefused) tally['4xx'] += 1;
        return null;
      }
      await pause(betweenTriesMs);
    }
    return null;
  };
}
