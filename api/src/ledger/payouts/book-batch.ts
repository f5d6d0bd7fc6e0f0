import type { Db } from '../../database/database.ts';
import { defineJob, type Jobs } from '../../jobs/jobs.ts';
import { earningsOf, payableOf } from '../balances.ts';
import { createPayoutStore, type PayoutRow } from './payout.store.ts';
import { bookPayout } from './payout-entries.ts';
import { findPayableAccount } from './propose-payouts.ts';
import { sendPayout } from './send-payout.ts';

/** Books the payouts of a released batch, each in a transaction of its own. */
export const bookBatch = defineJob<{ batchId: string }>('book-payout-batch', 8, { isLong: true });

/** Why a proposed payout must not leave, now that the instructor's balance is locked; null if it may. */
async function obstacleOf(tx: Db, { instructorId, fundAccountId, amountPaise }: PayoutRow): Promise<string | null> {
  const account = await findPayableAccount(tx, instructorId);
  if (account?.fundAccountId !== fundAccountId) return 'accountChanged';
  return payableOf(await earningsOf(tx, instructorId)) < amountPaise ? 'balanceTooLow' : null;
}

/** Books a proposed payout and queues its sending, or withdraws it. */
const bookOne = (db: Db, jobs: Pick<Jobs, 'send'>, payoutId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const store = createPayoutStore(tx);
    const payout = await store.lock(payoutId);
    if (payout?.state !== 'proposed') return;
    await store.lockEarnings(payout.instructorId);
    const [at, reason] = [new Date(), await obstacleOf(tx, payout)];
    if (reason !== null) {
      await store.change(payout.id, { state: 'withdrawn', reason, endedAt: at });
      return;
    }
    await bookPayout(tx, payout, at);
    await store.change(payout.id, { state: 'released', releasedAt: at });
    await jobs.send(tx, sendPayout, { payoutId });
  });

export const batchBooker =
  ({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'send'> }) =>
  async ({ batchId }: { batchId: string }, { signal }: { signal: AbortSignal }): Promise<void> => {
    for (const payoutId of await createPayoutStore(db).listProposed(batchId)) {
      signal.throwIfAborted();
      await bookOne(db, jobs, payoutId);
    }
  };
