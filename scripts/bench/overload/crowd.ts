// A program of its own, so that it cannot slow down what the bench measures: sends requests at a steady rate for a time,
// whether or not responses come. Gets its orders from the process that started it, and sends back what it saw.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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
  /** Broken connections and other statuses. */
  failed: number;
  goodP99Ms: number;
  refusedP99Ms: number;
}

const tickMs = 5;
const p99 = (times: number[]): number => (times.length > 0 ? percentile(times, 0.99) : 0);

async function run({ address, requests, connections, seconds, rate }: CrowdOrder): Promise<CrowdResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times = new Map<number, number[]>();
  const running = new Set<Promise<void>>();
  let sent = 0;
  const ask = (): Promise<void> => {
    const { path, headers } = requests[sent % requests.length]!;
    sent += 1;
    const begun = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = (status: number): void => {
      const known = times.get(status) ?? [];
      known.push(performance.now() - begun);
      times.set(status, known);
      resolve();
    };
    http
      .get(address + path, { agent, headers }, (response) => {
        response.resume().once('end', () => end(response.statusCode ?? 0));
      })
      .once('error', () => end(0));
    running.add(promise);
    return promise.finally(() => running.delete(promise));
  };
  const begun = performance.now();
  const elapsed = (): number => (performance.now() - begun) / 1_000;
  const askInTurn = async (): Promise<void> => {
    while (elapsed() < seconds) await ask();
  };
  const askSteadily = async (perSecond: number): Promise<void> => {
    while (elapsed() < seconds) {
      while (sent < elapsed() * perSecond) void ask();
      await pause(tickMs);
    }
  };
  await (rate ? askSteadily(rate) : Promise.all(Array.from({ length: connections }, askInTurn)));
  await Promise.all(running);
  const took = elapsed();
  agent.destroy();
  const good = times.get(200) ?? [];
  const refused = times.get(503) ?? [];
  return {
    goodput: good.length / took,
    sent: sent / took,
    refused: refused.length,
    failed: sent - good.length - refused.length,
    goodP99Ms: p99(good),
    refusedP99Ms: p99(refused),
  };
}

async function obey(order: CrowdOrder): Promise<void> {
  process.send?.(await run(order));
}

process.on('message', (order: CrowdOrder) => void obey(order));
process.once('disconnect', () => process.exit());
