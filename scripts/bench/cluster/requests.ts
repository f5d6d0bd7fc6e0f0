import type { Timeline } from './timeline.ts';

/** As long as a browser's page waits at most in this bench. */
const patienceMs = 20_000;

export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer<ArrayBuffer>;
}

/** One request of a page; null if the connection broke or nothing came in time. */
export async function request(address: string, init: RequestInit = {}): Promise<Reply | null> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  } catch {
    return null;
  }
}

/** Notes one attempt in the timeline. `work` resolves with null if it failed. */
export async function attempt<Value>(timeline: Timeline, work: () => Promise<Value | null>): Promise<Value | null> {
  const end = timeline.begin();
  const value = await work();
  end(value !== null);
  return value;
}

/** The data of a successful response in the API's envelope, else null. */
export function dataOf(reply: Reply | null): { data: unknown } | null {
  if (reply?.status !== 200) return null;
  return { data: (JSON.parse(reply.bytes.toString()) as { Data?: unknown }).Data };
}
