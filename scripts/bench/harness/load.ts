import { autocannon } from '../../tools/autocannon.ts';

const isGood = (status: number, body: string): boolean =>
  status === 200 && (JSON.parse(body) as { Success: boolean }).Success;

/** Sends GET requests one by one. Resolves with the time of each in ms; throws if one is refused. */
export async function timesOf(
  address: string,
  paths: string[],
  headers: Record<string, string> = {},
): Promise<number[]> {
  const times: number[] = [];
  const refused: string[] = [];
  const requests = paths.map((path) => ({
    path,
    onResponse: (status: number, text: string) => {
      if (!isGood(status, text)) refused.push(`${status} for ${path}`);
    },
  }));
  await new Promise<void>((resolve, reject) => {
    // autocannon notices the end only at a sample, and its own percentiles are whole milliseconds.
    const options = { url: address, connections: 1, amount: paths.length, sampleInt: 20, headers, requests };
    const run = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()));
    run.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => void times.push(ms));
  });
  if (refused[0] || times.length < paths.length) throw new Error(refused[0] ?? 'Some requests got no response');
  return times;
}

const connections = 16;

/** Measures requests/s over 16 connections, each with one request at a time: 4 s after a warm-up of 1 s. */
export async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, connections, duration: 1 });
  const { requests, duration, non2xx, errors } = await autocannon({ url, connections, duration: 4 });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return requests.total / duration;
}
