import { callAddress } from '@vidya/contracts/call';
import { fetchAllPayments } from '@vidya/contracts/payment';
import { getPeopleStatistics } from '@vidya/contracts/people';
import type { Times } from '../catalog/ask.ts';
import type { Leftovers } from '../server/leftovers.ts';
import type { OwnDatabase } from '../server/own-database.ts';
import { createServerProcess, type ServerProcess } from '../server/server-process.ts';
import { signedIn } from '../server/signed-in.ts';
import { ask, askOnce, type Visit } from './ask.ts';
import { type Download, downloads } from './download.ts';
import { fill } from './fill.ts';
import type { Size } from './options.ts';
import { questions } from './questions.ts';

export interface SizeResult {
  size: Size;
  times: Map<string, Times>;
  /** Medians in ms of what is kept for a while, when nothing is kept yet. */
  first: { people: number; payments: number };
  downloads: Download[];
}

const secret = 'the administrators’ benchmark signs with this';
const years = [2024, 2025, 2026];

/** Nothing is kept in a process that has just started. */
async function firstAnswers(visit: Visit): Promise<SizeResult['first']> {
  return {
    people: await askOnce(visit, [{ address: callAddress(getPeopleStatistics, {}, { year: 2025 }) }]),
    payments: await askOnce(
      visit,
      years.map((year) => ({ address: callAddress(fetchAllPayments), body: { year } })),
    ),
  };
}

async function measure(server: ServerProcess, headers: Visit['headers'], plan: { asks: number; size: Size }) {
  const visit = { address: await server.address(), headers };
  const first = await firstAnswers(visit);
  const times = new Map<string, Times>();
  for (const question of questions) times.set(question.name, await ask(visit, question, plan));
  return { first, times, downloads: await downloads(visit, await server.pid()) };
}

/** Fills a database and asks everything of an API that runs on it. */
export async function oneSize(
  database: OwnDatabase,
  size: Size,
  { asks, leftovers }: { asks: number; leftovers: Leftovers },
): Promise<SizeResult> {
  const headers = await database.use(async (open) => signedIn(open.db, await fill(open, size), secret));
  const server = createServerProcess('api/src/main.ts', {
    ...database.env,
    SESSION_SECRET: secret,
    REQUESTS_PER_MINUTE: '1000000',
  });
  leftovers.add(() => server.stop());
  await server.start();
  return { size, ...(await measure(server, headers, { asks, size })) };
}
