import type { Db } from '../../database/database.ts';
import { defineJob, type Jobs } from '../../jobs/jobs.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import type { PayoutGateway } from '../../outside/payouts/payout-gateway.ts';
import { applyPayout, movePayout } from './apply-payout.ts';
import { createPayoutStore, type PayoutRow } from './payout.store.ts';
import type { GatewayPayout } from './payout-state.ts';

/**
 * Sends a booked payout. Each attempt has the same key, so that the gateway pays once. Several side by side: one without
 * a response must not hold up a whole batch.
 */
export const sendPayout = defineJob<{ payoutId: string }>('send-payout', 8, { batchSize: 5 });

interface Parts {
  db: Db;
  jobs: Pick<Jobs, 'send'>;
  gateway: PayoutGateway;
}

/** On the instructor's bank statement. */
const narration = 'Vidya earnings';

export function payoutSender({ db, jobs, gateway }: Parts) {
  /** Notes the attempt before the gateway hears of it; `isFirst`: none was made before. */
  const begin = (payoutId: string): Promise<{ payout: PayoutRow; isFirst: boolean } | null> =>
    db.transaction(async (tx) => {
      const store = createPayoutStore(tx);
      const before = await store.lock(payoutId);
      if (before?.state !== 'released' && before?.state !== 'sent') return null;
      const payout = await store.change(payoutId, { state: 'sent', sentAt: before.sentAt ?? new Date() });
      return { payout, isFirst: before.state === 'released' };
    });

  const create = ({ id, key, fundAccountId, amountPaise, mode }: PayoutRow): Promise<GatewayPayout> =>
    gateway.createPayout({ key, referenceId: id, fundAccountId, amountPaise, mode, narration });

  const fail = (payoutId: string, reason: string): Promise<void> =>
    db.transaction(async (tx) => {
      const payout = await createPayoutStore(tx).lock(payoutId);
      if (payout?.state === 'sent') await movePayout(tx, jobs, payout, { state: 'failed', reason });
    });

  /** The refusal, if the gateway has no payout with this reference. Throws where the outcome is unknown. */
  async function send(payout: PayoutRow, isFirst: boolean): Promise<GatewayPayout | { refusal: string }> {
    const find = () => gateway.findPayoutByReference(payout.id, payout.fundAccountId);
    const known = isFirst ? null : await find();
    if (known) return known;
    try {
      return await create(payout);
    } catch (error) {
      // Other statuses say nothing about this payout: no access, too many requests.
      if (!(error instanceof GatewayFault) || error.kind !== 'refused' || error.status !== 400) throw error;
      return (await find()) ?? { refusal: error.reason };
    }
  }

  return async ({ payoutId }: { payoutId: string }): Promise<void> => {
    const begun = await begin(payoutId);
    if (!begun) return;
    const outcome = await send(begun.payout, begun.isFirst);
    if ('refusal' in outcome) await fail(payoutId, outcome.refusal);
    else await db.transaction((tx) => applyPayout(tx, jobs, outcome));
  };
}
