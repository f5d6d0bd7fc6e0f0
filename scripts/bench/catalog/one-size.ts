import { execFileSync } from 'node:child_process';
import { API_BASE } from '@vidya/contracts/call';
import type { Leftovers } from '../server/leftovers.ts';
import type { OwnDatabase } from '../server/own-database.ts';
import { createServerProcess } from '../server/server-process.ts';
import { ask, at, type Times } from './ask.ts';
import { fill } from './fill.ts';
import { questions } from './questions.ts';
import { requestsPerSecond } from './throughput.ts';

export interface SizeResult {
  courses: number;
  times: Map<string, Times>;
  /** The cached list's requests per second as a share of a bare Fastify route's. */
  share: number;
  /** MB that the API's process holds after all of it. */
  memory: number;
}

const listPath = `${API_BASE}/course/?sort=mostPopular&page=1&limit=8&counts=true`;
const rounds = 3;

const megabytes = (pid: number): number =>
  Number(
    execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])
      .toString()
      .trim(),
  ) / 1024;

/** In turns, so that what else the machine does meets both. */
async function compare(api: string, leftovers: Leftovers): Promise<number> {
  const bytes = (await (await fetch(api + listPath)).arrayBuffer()).byteLength;
  const bare = createServerProcess('scripts/bench/catalog/bare-server.ts', { BODY_BYTES: String(bytes) });
  leftovers.add(() => bare.stop());
  await bare.start();
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const least = await requestsPerSecond(`${await bare.address()}/`);
    shares.push((await requestsPerSecond(api + listPath)) / least);
  }
  await bare.stop();
  return at(
    shares.toSorted((one, other) => one - other),
    0.5,
  );
}

/** Fills a database and asks everything of an API that runs on it. */
export async function oneSize(
  database: OwnDatabase,
  courses: number,
  { asks, leftovers }: { asks: number; leftovers: Leftovers },
): Promise<SizeResult> {
  await database.use((open) => fill(open, courses));
  const serve = async (env: Record<string, string>) => {
    const server = createServerProcess('api/src/main.ts', {
      ...database.env,
      REQUESTS_PER_MINUTE: '1000000',
      ...env,
    });
    leftovers.add(() => server.stop());
    await server.start();
    return server;
  };
  // Without the cache of answers: each question reaches the database.
  const uncached = await serve({ CATALOGUE_CACHE_MS: '0' });
  const times = new Map<string, Times>();
  for (const question of questions) {
    times.set(question.name, await ask(await uncached.address(), question, { asks, courses }));
  }
  const memory = megabytes(await uncached.pid());
  await uncached.stop();
  const cached = await serve({});
  const share = await compare(await cached.address(), leftovers);
  const most = Math.max(memory, megabytes(await cached.pid()));
  await cached.stop();
  return { courses, times, share, memory: most };
}
