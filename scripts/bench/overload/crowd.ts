// A program of its own, so that it cannot slow down what the bench measures: sends requests at a given rate for a time,
// whether or not responses come. Gets its orders from the process that started it, and sends back what it saw.
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from '../harness/figures.ts';

export interface CrowdRequest {
  path: string;
  headers: Record<string, string>;
}

export interface CrowdOrder {
  address: string;
  requests: CrowdRequest[];
  connections: number;
  seconds: number;
  /** Requests/s in all; without it each connection sends the next when it has a response. */
  rate?: number;
}

export interface CrowdResult {
  /** Good responses/s. */
  goodput: number;
  /** Requests/s. */
  sent: number;
  refused: number;
  /** Connections that broke, requests without a response, and other statuses. */
  failed: number;
  goodP99Ms: number;
  refusedP99Ms: number;
}

const perClient = 4;
const p99 = (times: number[]): number => (times.length > 0 ? percentile(times, 0.99) : 0);

async function run({ address, requests, connections, seconds, rate }: CrowdOrder): Promise<CrowdResult> {
  const good: number[] = [];
  const refused: number[] = [];
  let others = 0;
  const begun = performance.now();
  const options: autocannon.Options = {
    url: address,
    connections,
    duration: seconds,
    timeout: 30,
    ...(rate && { overallRate: rate, ignoreCoordinatedOmission: true }),
    // Few for each, since it prepares them all before it sends the first.
    setupClient: (client) => {
      const from = Math.floor((Math.random() * requests.length) / perClient) * perClient;
      client.setRequests(requests.slice(from, from + perClient));
    },
  };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    load.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) good.push(ms);
      else if (status === 503) refused.push(ms);
      else others += 1;
    });
  });
  const took = (performance.now() - begun) / 1_000;
  return {
    goodput: good.length / took,
    sent: (good.length + refused.length + others) / took,
    refused: refused.length,
    failed: others + errors + timeouts,
    goodP99Ms: p99(good),
    refusedP99Ms: p99(refused),
  };
}

async function obey(order: CrowdOrder): Promise<void> {
  const result = await run(order);
  // Its sockets close first.
  await pause(100);
  process.send?.(result);
}

process.on('message', (order: CrowdOrder) => void obey(order));
process.once('disconnect', () => process.exit());
