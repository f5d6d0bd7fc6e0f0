import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Envelope } from '@vidya/contracts/call';
import { callAddress } from '@vidya/contracts/call';
import { purchaseHistory, type PurchaseHistoryEntry } from '@vidya/contracts/payment';
import type { Database } from '../../../api/src/database/database.ts';
import { createJobs } from '../../../api/src/jobs/jobs.ts';
import { reconcileOrders } from '../../../api/src/payment/reconcile-orders.ts';
import { unsettled } from './check.ts';
import type { CapturedPayment } from './gateway.ts';
import type { OwnDatabase } from '../server/own-database.ts';
import type { Person } from './people.ts';
import type { ServerProcess } from '../server/server-process.ts';

interface Site {
  server: ServerProcess;
  database: OwnDatabase;
  people: Person[];
}

const ordersPerJob = 50;
const roundsAtMost = 4;
const patienceMs = 30_000;

/** As if a few minutes had gone by: open orders are due, and the job that asks about them stands in the queue. */
async function letMinutesPass({ db, ...database }: Database, orders: number): Promise<void> {
  await db.execute(sql`update orders set updated_at = updated_at - interval '10 minutes'`);
  const jobs = createJobs({ db, ...database });
  jobs.handle(reconcileOrders, async () => undefined);
  await jobs.start({ isWorking: false });
  const runs = Math.ceil(orders / ordersPerJob) + 1;
  for (let run = 0; run < runs; run += 1) await jobs.send(db, reconcileOrders, {});
  await jobs.stop();
}

async function isSettled(server: ServerProcess, { courseId, headers }: Person): Promise<boolean> {
  const answer = await fetch((await server.address()) + callAddress(purchaseHistory), { headers });
  const { Data } = (await answer.json()) as Envelope<PurchaseHistoryEntry[]>;
  return (Data ?? []).some((entry) => entry.courseId === courseId && entry.status === 'captured');
}

async function untilSettled(server: ServerProcess, people: Person[]): Promise<void> {
  const until = performance.now() + patienceMs;
  for (const person of people) {
    while (performance.now() < until && !(await isSettled(server, person))) await pause(200);
  }
}

/** Lets the server find out what nobody told it; stopped at the end. Answers how many orders it had to ask about. */
export async function drain({ server, database, people }: Site, captured: CapturedPayment[]): Promise<number> {
  let asked = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    await server.stop();
    const open = await database.use(({ db }) => unsettled(db, captured));
    if (open.length === 0) break;
    if (round === 0) asked = open.length;
    await database.use((opened) => letMinutesPass(opened, open.length));
    await server.start();
    const waiting = new Set(open.map(({ userId }) => userId));
    await untilSettled(
      server,
      people.filter(({ userId }) => waiting.has(userId)),
    );
  }
  await server.stop();
  return asked;
}
