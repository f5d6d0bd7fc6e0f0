import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/database/database.ts';
import { createJobs } from '../../../api/src/jobs/jobs.ts';
import { reconcileOrders } from '../../../api/src/payment/gateway/reconcile.service.ts';
import type { OwnDatabase } from '../harness/database.ts';
import type { Server } from '../harness/server.ts';
import { unpaidOrders } from './books.ts';
import type { CapturedPayment } from './gateway.ts';

const ordersPerJob = 50;
const maxRounds = 8;
const roundMs = 6_000;

/** Simulates some minutes: open orders become due, and the jobs that check them are in the queue. */
export async function letMinutesPass({ db, ...database }: Database, orders: number): Promise<void> {
  await db.execute(sql`update orders set updated_at = updated_at - interval '10 minutes'`);
  const jobs = createJobs({ db, ...database });
  jobs.handle(reconcileOrders, async () => undefined);
  await jobs.start({ isWorking: false });
  const runs = Math.ceil(orders / ordersPerJob) + 1;
  for (let run = 0; run < runs; run += 1) await jobs.send(db, reconcileOrders, {});
  await jobs.stop();
}

/** Lets the server reconcile open orders, and stops it. Returns how many orders needed it. */
export async function reconcile(server: Server, database: OwnDatabase, captured: CapturedPayment[]): Promise<number> {
  let reconciled = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    await server.stop();
    const open = await database.use(({ db }) => unpaidOrders(db, captured));
    if (open === 0) break;
    if (round === 0) reconciled = open;
    await database.use((opened) => letMinutesPass(opened, open));
    await server.start();
    await pause(roundMs);
  }
  await server.stop();
  return reconciled;
}
