import { API_BASE } from '@vidya/contracts/texts/api-base';
import { createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { median, whatMissed } from '../harness/figures.ts';
import { requestsPerSecond } from '../harness/load.ts';
import { residentMegabytes } from '../harness/memory.ts';
import { onPostgres, type Resources } from '../harness/on-postgres.ts';
import { readOptions } from '../harness/options.ts';
import { createServer } from '../harness/server.ts';
import { fill } from './catalog-fill.ts';
import { questions } from './catalog-questions.ts';
import { askAll, count, eachSize, reportTimes } from './sizes.ts';

type Result = Awaited<ReturnType<typeof measure>>;

const listPath = `${API_BASE}/course/?sort=mostPopular&page=1&limit=8&counts=true`;
const rounds = 3;
const minShare = 0.7;
const maxMegabytes = 300;

/** Requests/s of the cached list as a share of a bare Fastify route; in turns, so that other load affects both. */
async function shareOfBare(resources: Resources, api: string): Promise<number> {
  const bytes = (await (await fetch(api + listPath)).arrayBuffer()).byteLength;
  const bare = createServer(resources, 'scripts/bench/load/bare-server.ts', { BODY_BYTES: String(bytes) });
  await bare.start();
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const min = await requestsPerSecond(await bare.address());
    shares.push((await requestsPerSecond(api + listPath)) / min);
  }
  await bare.stop();
  return median(shares);
}

async function measure(resources: Resources, database: OwnDatabase, { size, asks }: { size: number; asks: number }) {
  await database.use((open) => fill(open, size));
  // Without the response cache each request reaches the database.
  const uncached = createApi(resources, database, { CATALOGUE_CACHE_MS: '0' });
  await uncached.start();
  const times = await askAll(await uncached.address(), questions, { size, asks });
  const memory = await residentMegabytes(await uncached.pid());
  await uncached.stop();
  const cached = createApi(resources, database);
  await cached.start();
  const share = await shareOfBare(resources, await cached.address());
  const cachedMemory = await residentMegabytes(await cached.pid());
  await cached.stop();
  return { size, times, share, memory: Math.max(memory, cachedMemory) };
}

function report(results: Result[]): string[] {
  const missed = reportTimes(results, { questions, unit: 'courses', noiseMs: 1 });
  for (const { size, share, memory } of results) {
    console.info(
      `${count(size)} courses: the cached list serves ${share.toFixed(2)} times as many requests as a bare route; the API uses ${memory.toFixed(0)} MB`,
    );
  }
  const { share, memory } = results.at(-1)!;
  return [
    ...missed,
    ...whatMissed([
      [share < minShare, `the cached list reached ${share.toFixed(2)} of a bare route (at least ${minShare})`],
      [memory > maxMegabytes, `the API used ${memory.toFixed(0)} MB (at most ${maxMegabytes})`],
    ]),
  ];
}

/** Measures browsing and searching, each size in its own database. A single size has no targets. */
export function catalog(args: string[]): Promise<string[]> {
  const { sizes, asks } = readOptions(args, { sizes: [10_000, 100_000, 1_000_000], asks: 100 });
  return onPostgres(async (resources) => {
    const results = await eachSize(resources, { sizes, unit: 'courses' }, (database, size) =>
      measure(resources, database, { size, asks }),
    );
    const missed = report(results);
    return results.length > 1 ? missed : [];
  });
}
