import { callAddress } from '@vidya/contracts/calls/call';
import { getMoney, listTransactions } from '@vidya/contracts/calls/ledger/money';
import { getPeopleStatistics } from '@vidya/contracts/calls/people';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../api/src/database/database.ts';
import { balancesByKind, earningsOf } from '../../../api/src/ledger/balances.ts';
import { bookPastPayments } from '../../../api/src/ledger/keeping/book-past-payments.ts';
import { findDifferences } from '../../../api/src/ledger/keeping/check-ledger.ts';
import { closeMonths } from '../../../api/src/ledger/keeping/close-months.ts';
import { countKinds } from '../../../api/src/ledger/keeping/count-kinds.ts';
import { createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { median, whatMissed } from '../harness/figures.ts';
import { onPostgres, type Resources } from '../harness/on-postgres.ts';
import { readOptions } from '../harness/options.ts';
import { addAdmin, addPayments, fillPayments } from './ledger-fill.ts';
import { askAll, count, eachSize, type Question, reportTimes } from './sizes.ts';

const targets = { maxMs: 300, maxGrowth: 2 };
const maxBalanceMs = 20;
const balanceAsks = 20;
const stopAfterMs = 5_000;
/** Those of a day at the largest size: since the balances were counted at night. */
const paymentsSince = 1_400;

const find = (query: Record<string, string>): string => callAddress(listTransactions, {}, query);
const nth = (n: number, size: number): number => 1 + ((n * 7_919) % size);
const year = new Date().getFullYear();
const past = `${year - 1}-06`;

const questions: readonly Question[] = [
  { name: 'Money: balances', ask: () => callAddress(getMoney), ...targets },
  { name: 'Money: the newest', ask: () => find({}), ...targets },
  { name: 'Money: a payment', ask: (n, size) => find({ q: `pay_${nth(n, size)}` }), ...targets },
  { name: 'Money: a buyer', ask: (n, size) => find({ q: `buyer${nth(n, size / 8)}@bench.example` }), ...targets },
  { name: 'Money: an instructor', ask: (n) => find({ q: `teacher${nth(n, 2_000)}@bench.example` }), ...targets },
  { name: 'Money: a course', ask: (n) => find({ q: `Part ${1_000 + nth(n, 8_999)}` }), ...targets },
  { name: 'Money: refunds of a month', ask: () => find({ cause: 'refund', month: past }), ...targets },
  {
    name: 'Statistics',
    ask: (n) => callAddress(getPeopleStatistics, {}, { year: String(year - (n % 2)) }),
    ...targets,
  },
];

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

/** Books all payments as the first start after the migration does, stopped once in the middle. */
async function bookAll(database: Database, size: number): Promise<Record<string, number>> {
  const { db } = database;
  const start = performance.now();
  const stopped = bookPastPayments(db, { gstRate: 18, signal: AbortSignal.timeout(stopAfterMs) });
  const isStopped = await stopped.then(
    () => 0,
    () => 1,
  );
  const booked = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ledger_transactions`);
  await bookPastPayments(db, { gstRate: 18 });
  const bookedIn = secondsSince(start);
  const closing = performance.now();
  const months = await closeMonths(db);
  const closedIn = secondsSince(closing);
  await countKinds(db);
  await addPayments(database, { count: size, first: size + 1, last: size + paymentsSince });
  await bookPastPayments(db, { gstRate: 18 });
  await db.execute(sql`vacuum analyze`);
  const checking = performance.now();
  const differences = Object.keys(await findDifferences(db)).length;
  const [all] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ledger_entries`);
  return {
    'stopped once': isStopped,
    'transactions at the stop': booked[0]!.count,
    entries: all!.count,
    'seconds to book': bookedIn,
    months,
    'seconds to close': closedIn,
    'seconds to check': secondsSince(checking),
    differences,
  };
}

async function medianMs(work: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < balanceAsks; n += 1) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  return median(times);
}

async function timeBalances({ db }: Database): Promise<{ all: number; one: number }> {
  const people = await rowsOf<{ id: string }>(
    db,
    sql`select id from users where role = 'INSTRUCTOR' limit ${balanceAsks}`,
  );
  return { all: await medianMs(() => balancesByKind(db)), one: await medianMs((n) => earningsOf(db, people[n]!.id)) };
}

async function measure(resources: Resources, database: OwnDatabase, { size, asks }: { size: number; asks: number }) {
  const [headers, booking, balances] = await database.use(async (open) => {
    await fillPayments(open, size);
    const booked = await bookAll(open, size);
    const line = Object.entries(booked).map(([name, value]) => `${name} ${count(Math.round(value))}`);
    console.info(`${count(size)} payments: ${line.join(' · ')}`);
    return [await addAdmin(open), booked, await timeBalances(open)] as const;
  });
  const api = createApi(resources, database);
  await api.start();
  const times = await askAll(await api.address(), questions, { size, asks, headers });
  await api.stop();
  return { size, times, booking, balances };
}

/**
 * Measures booking past payments with a stop in the middle, closing their months, and what the pages of money and
 * statistics wait for; each size in its own database. `--sizes 100000,1000000 --asks 50`. A single size has no targets.
 */
export function ledger(args: string[]): Promise<string[]> {
  const { sizes, asks } = readOptions(args, { sizes: [100_000, 1_000_000], asks: 50 });
  return onPostgres(async (resources) => {
    const results = await eachSize(resources, { sizes, unit: 'payments' }, (database, size) =>
      measure(resources, database, { size, asks }),
    );
    const missed = reportTimes(results, { questions, unit: 'payments', noiseMs: 5 });
    for (const { size, balances } of results)
      console.info(
        `${count(size)} payments: all balances ${balances.all.toFixed(1)} ms, an instructor's ${balances.one.toFixed(1)} ms`,
      );
    const { booking, balances } = results.at(-1)!;
    const wrong = whatMissed([
      [booking['differences']! > 0, 'the ledger differs from its payments'],
      [balances.all > maxBalanceMs, `all balances took ${balances.all.toFixed(1)} ms (at most ${maxBalanceMs})`],
      [balances.one > maxBalanceMs, `a balance took ${balances.one.toFixed(1)} ms (at most ${maxBalanceMs})`],
    ]);
    return results.length > 1 ? [...missed, ...wrong] : wrong;
  });
}
