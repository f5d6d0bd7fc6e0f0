import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../api/src/database/database.ts';
import { rowsOf } from '../../../api/src/database/database.ts';
import { createJobs, type Job } from '../../../api/src/jobs/jobs.ts';
import { proposePayouts } from '../../../api/src/ledger/payouts/propose-payouts.ts';
import { reconcilePayouts } from '../../../api/src/ledger/payouts/reconcile-payouts.ts';
import { reconcileMoney } from '../../../api/src/ledger/payouts/settlements/reconcile-money.ts';
import { reconcileOrders } from '../../../api/src/payment/gateway/reconcile.service.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { unpaidOrders } from './books.ts';
import type { CapturedPayment } from './gateway.ts';
import type { Site } from './site.ts';

const ordersPerJob = 50;
const maxRounds = 15;
const roundMs = 6_000;

type Work = Job<Record<string, never>>;

/** Queues each of these jobs. */
async function queue({ db, ...database }: Database, work: Work[]): Promise<void> {
  const jobs = createJobs({ db, ...database });
  for (const job of new Set(work)) jobs.handle(job, async () => undefined);
  await jobs.start({ isWorking: false });
  for (const job of work) await jobs.send(db, job, {});
  await jobs.stop();
}

const orderJobs = (orders: number): Work[] =>
  Array.from({ length: Math.ceil(orders / ordersPerJob) + 1 }, () => reconcileOrders);

/** Simulates some minutes: open orders become due, and the jobs that check them are in the queue. */
export async function letMinutesPass(database: Database, orders: number): Promise<void> {
  await database.db.execute(sql`update orders set updated_at = updated_at - interval '10 minutes'`);
  await queue(database, orderJobs(orders));
}

/**
 * Simulates the days until everything is due, while no server runs: nobody may give a sale back any more, the gateway is
 * to be asked about open orders and payouts, and jobs that wait or died with their worker are next.
 */
export async function letDaysPass(database: Database, orders: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update ledger_entries set available_at = available_at - interval '15 days'`);
  });
  await database.db.execute(sql`update payouts set released_at = released_at - interval '1 day',
    checked_at = checked_at - interval '1 day'`);
  await database.db.execute(sql`update payout_batches set released_at = released_at - interval '1 day',
    second_at = second_at - interval '1 day'`);
  await letMinutesPass(database, orders);
  await queue(database, [proposePayouts, reconcilePayouts, reconcileMoney]);
  await database.db.execute(sql`update pgboss.job set state = 'retry', start_after = now()
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' escape '\\'`);
}

/** Payouts, batches and jobs whose end is open. */
async function openWork(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select ((select count(*) from payouts where state in ('released', 'sent', 'pending', 'queued', 'processing'))
      + (select count(*) from payout_batches b join payouts p on p.batch_id = b.id
          where b.state = 'released' and p.state = 'proposed')
      + (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name in (
          'send-payout', 'book-batch', 'book-settlements', 'give-back-payment', 'apply-webhook')))::int as count`,
  );
  return row!.count;
}

/** Lets the site work off all that is open, and stops it. Returns how many orders needed the reconciler. */
export async function reconcile(
  site: Site,
  database: OwnDatabase,
  { captured, endPayouts }: { captured: CapturedPayment[]; endPayouts: () => Promise<void> },
): Promise<number> {
  let reconciled = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    await site.stop();
    await endPayouts();
    const [orders, work] = await database.use(async ({ db }) => [await unpaidOrders(db, captured), await openWork(db)]);
    if (round === 0) reconciled = orders;
    else if (orders + work === 0) break;
    await database.use((opened) => letDaysPass(opened, orders));
    await site.start();
    await pause(roundMs);
  }
  await site.stop();
  return reconciled;
}
