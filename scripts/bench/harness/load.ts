import autocannon from 'autocannon';

/** A request to the API. One without a body is a GET; a body is sent as JSON. */
export interface Ask {
  path: string;
  body?: object;
}

/** Where the API listens, and the cookies and token of whoever asks it. */
export interface Caller {
  address: string;
  headers?: Record<string, string>;
}

const isGood = (status: number, body: string): boolean =>
  status === 200 && (JSON.parse(body) as { Success: boolean }).Success;

/** Sends one request after another. Resolves with the time of each in ms; throws when one is refused. */
export async function timesOf({ address, headers = {} }: Caller, asks: Ask[]): Promise<number[]> {
  const times: number[] = [];
  const refused: string[] = [];
  const requests = asks.map(({ path, body }) => ({
    path,
    ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    onResponse: (status: number, text: string) => {
      if (!isGood(status, text)) refused.push(`${status} for ${path} ${JSON.stringify(body ?? '')}`);
    },
  }));
  await new Promise<void>((resolve, reject) => {
    // It notices the end only when it takes a sample, and its own percentiles are whole milliseconds.
    const options = { url: address, connections: 1, amount: asks.length, sampleInt: 20, requests };
    const run = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()));
    run.on('response', (_client, _status, _bytes, ms) => void times.push(ms));
  });
  if (refused[0] || times.length < asks.length) throw new Error(refused[0] ?? 'Not every request was answered');
  return times;
}

const connections = 16;

/** Requests/s over 16 connections, each with one request at a time, for 4 s after a second of warming up. */
export async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, connections, duration: 1 });
  const { requests, duration, non2xx, errors } = await autocannon({ url, connections, duration: 4 });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return requests.total / duration;
}
