import { callAddress } from '@vidya/contracts/calls/call';
import { exportPaymentsAddress, fetchAllPayments } from '@vidya/contracts/calls/payment';
import { exportPeopleAddress, getPeopleStatistics } from '@vidya/contracts/calls/people';
import { createApi, signedIn } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { median, whatMissed } from '../harness/figures.ts';
import { type Caller, timesOf } from '../harness/load.ts';
import { growthWhile } from '../harness/memory.ts';
import { readOptions } from '../harness/options.ts';
import { inPlace, type Place } from '../harness/place.ts';
import { fill } from './admin-fill.ts';
import { questions } from './admin-questions.ts';
import { askAll, count, eachSize, reportTimes } from './sizes.ts';

const maxMegabytes = 50;
const files = [
  { name: 'people.csv', path: exportPeopleAddress({}) },
  { name: 'payments.csv, a year', path: exportPaymentsAddress({ year: 2025 }) },
];

/** Medians in ms of responses that the API caches, from a process that has just started: its cache is empty. */
async function uncachedRequests(caller: Caller): Promise<{ people: number; payments: number }> {
  const statistics = { path: callAddress(getPeopleStatistics, {}, { year: 2025 }) };
  const years = [2024, 2025, 2026].map((year) => ({ path: callAddress(fetchAllPayments), body: { year } }));
  return { people: median(await timesOf(caller, [statistics])), payments: median(await timesOf(caller, years)) };
}

/** Counts the lines below the header while they arrive. */
async function countRows({ address, headers = {} }: Caller, path: string): Promise<number> {
  const response = await fetch(address + path, { headers });
  if (!response.ok || !response.body) throw new Error(`${response.status} for ${path}`);
  let lines = 0;
  for await (const bytes of response.body as AsyncIterable<Uint8Array>) {
    for (const byte of bytes) if (byte === 10) lines += 1;
  }
  return lines - 1;
}

/** Downloads every file; returns the missed targets. */
async function downloads(caller: Caller, pid: number): Promise<string[]> {
  const missed: string[] = [];
  for (const { name, path } of files) {
    const start = performance.now();
    const { value: rows, growth } = await growthWhile(pid, () => countRows(caller, path));
    const seconds = (performance.now() - start) / 1_000;
    const result = `${name}: ${count(rows)} rows in ${seconds.toFixed(1)} s, the API grew by ${growth.toFixed(0)} MB`;
    console.info(`  ${result}`);
    missed.push(...whatMissed([[growth > maxMegabytes, `${result} (at most ${maxMegabytes})`]]));
  }
  return missed;
}

async function measure(place: Place, database: OwnDatabase, { size, asks }: { size: number; asks: number }) {
  const headers = await database.use(async (open) => signedIn(open.db, await fill(open, size)));
  const server = createApi(place, database);
  await server.start();
  const caller = { address: await server.address(), headers };
  const first = await uncachedRequests(caller);
  console.info(
    `${count(size)} users: with an empty cache, statistics of people took ${first.people.toFixed(0)} ms and payments of a year ${first.payments.toFixed(0)} ms`,
  );
  const times = await askAll(caller, questions, { size, asks });
  return { size, times, missed: await downloads(caller, await server.pid()) };
}

/** Measures the administrators' pages, searches and files with 50,000 people and more, each in its own database. */
export function admin(args: string[]): Promise<string[]> {
  const { users, asks } = readOptions(args, { users: [50_000, 500_000], asks: 40 });
  return inPlace(async (place) => {
    const results = await eachSize(place, { sizes: users, unit: 'users' }, (database, size) =>
      measure(place, database, { size, asks }),
    );
    const missed = reportTimes(results, { questions, unit: 'users', noiseMs: 2 });
    return [...missed, ...results.flatMap((result) => result.missed)];
  });
}
