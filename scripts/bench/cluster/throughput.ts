import { readFile } from 'node:fs/promises';
import { startRedis } from '../../../api/src/testing/redis.ts';
import { autocannon } from '../../tools/autocannon.ts';
import { createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { row, whatMissed } from '../harness/figures.ts';
import { onPostgres, type Resources } from '../harness/on-postgres.ts';
import type { Server } from '../harness/server.ts';
import { addLearners, mixedRequests } from './mixed-requests.ts';

const requestsInAll = 6_000;
const warmUpRequests = 900;
const connections = 12;
const minScaling = 0.9;
/** Lists are not cached, so that a call costs the same on any number of servers. */
const env = { CATALOGUE_CACHE_MS: '0', SHED_REQUESTS: '0', SHED_LOOP_MS: '0', SHED_POOL_WAITS: '0' };

/** The kernel counts CPU time in ticks of 10 ms. */
const tickMs = 10;

/** CPU time that this process has used so far, in ms. */
async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

type Requests = ReturnType<typeof mixedRequests>;

interface Figures {
  callsPerSecond: number;
  cpuMsPerCall: number;
}

/** Spreads so many requests over all servers at once. */
async function load(servers: Server[], requests: Requests, amount: number): Promise<void> {
  const runs = servers.map(async (server) => {
    const share = { amount: amount / servers.length, connections: connections / servers.length };
    const result = await autocannon({ url: await server.address(), ...share, requests });
    if (result.non2xx + result.errors > 0) throw new Error('Requests failed');
  });
  await Promise.all(runs);
}

const cpuOf = async (servers: Server[]): Promise<number> => {
  const each = await Promise.all(servers.map(async (server) => cpuMs(await server.pid())));
  return each.reduce((sum, ms) => sum + ms, 0);
};

async function measure(resources: Resources, database: OwnDatabase, count: number, requests: Requests, redis: string) {
  const servers = Array.from({ length: count }, () =>
    createApi(resources, database, { ...env, REDIS_URL: redis, DATABASE_POOL: '4' }),
  );
  for (const server of servers) await server.start();
  await load(servers, requests, warmUpRequests * count);
  const before = await cpuOf(servers);
  const began = performance.now();
  await load(servers, requests, requestsInAll);
  const seconds = (performance.now() - began) / 1_000;
  const cpu = (await cpuOf(servers)) - before;
  for (const server of servers) await server.stop();
  return { callsPerSecond: requestsInAll / seconds, cpuMsPerCall: cpu / requestsInAll };
}

const cellsOf = ({ callsPerSecond, cpuMsPerCall }: Figures): string[] => [
  callsPerSecond.toFixed(0),
  cpuMsPerCall.toFixed(2),
  (1_000 / cpuMsPerCall).toFixed(0),
];

/** The same requests on one API server and on three: what a call costs must stay, since cores are bought by the piece. */
export function throughput(): Promise<string[]> {
  return onPostgres((resources) =>
    resources.withDatabase(async (database) => {
      const redis = await startRedis();
      resources.later(() => redis.stop());
      const requests = mixedRequests(await addLearners(database, 50));
      const one = await measure(resources, database, 1, requests, redis.url);
      const three = await measure(resources, database, 3, requests, redis.url);
      console.info(`\n${row('API servers', ['calls/s', 'CPU ms each', 'calls/core s'], [14, 14])}`);
      console.info(row('1', cellsOf(one), [14, 14]));
      console.info(row('3', cellsOf(three), [14, 14]));
      const scaling = one.cpuMsPerCall / three.cpuMsPerCall;
      console.info(`three servers do ${(100 * scaling).toFixed(0)} % of three times the work for each ms of CPU time`);
      return whatMissed([[scaling < minScaling, `scaling ${scaling.toFixed(2)} (at least ${minScaling})`]]);
    }),
  );
}
