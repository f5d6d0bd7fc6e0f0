import type { Db } from '../../database/database.ts';
import { defineJob, type Job, type Jobs } from '../../jobs/jobs.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import type { PayoutGateway } from '../../outside/payouts/payout-gateway.ts';
import { createPayoutAccountStore } from './account/payout-account.store.ts';
import { validatePayoutAccount } from './account/validate-account.ts';
import { applyPayout } from './apply-payout.ts';
import { bookBatch } from './book-batch.ts';
import { createPayoutStore } from './payout.store.ts';
import { sendPayout } from './send-payout.ts';

/** Runs every ten minutes; a failed run has no retry, because the next run does its work. */
export const reconcilePayouts = defineJob<Record<string, never>>('reconcile-payouts', 0);

interface Parts {
  db: Db;
  jobs: Pick<Jobs, 'send' | 'isUnderWay'>;
  gateway: PayoutGateway;
}

const openMs = 10 * 60_000;
const processedMs = 12 * 3_600_000;

/** Queues again what has used up its retries, and asks the gateway about what no webhook has ended. */
export function payoutReconciler({ db, jobs, gateway }: Parts) {
  const store = createPayoutStore(db);
  const sendAgain = async <Data extends object>(job: Job<Data>, data: Data): Promise<void> => {
    if (!(await jobs.isUnderWay(job, data))) await jobs.send(db, job, data);
  };

  async function ask(gatewayId: string): Promise<void> {
    try {
      const report = await gateway.findPayout(gatewayId);
      await db.transaction((tx) => applyPayout(tx, jobs, report));
    } catch (error) {
      if (!(error instanceof GatewayFault)) throw error;
    }
  }

  return async (now = new Date()): Promise<void> => {
    const before = new Date(now.getTime() - openMs);
    for (const { userId, version } of await createPayoutAccountStore(db).listOpen(before))
      await sendAgain(validatePayoutAccount, { userId, version });
    for (const batchId of await store.listUnbooked(before)) await sendAgain(bookBatch, { batchId });
    for (const payoutId of await store.listUnsent(before)) await sendAgain(sendPayout, { payoutId });
    const processedBefore = new Date(now.getTime() - processedMs);
    for (const { id, gatewayId } of await store.listToAsk({ before, processedBefore })) {
      await store.change(id, { checkedAt: new Date() });
      if (gatewayId !== null) await ask(gatewayId);
    }
  };
}
