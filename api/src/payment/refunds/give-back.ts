import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import { defineJob, type Jobs, type Try } from '../../jobs/jobs.ts';
import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { canRefund } from '../admin/admin-payment.ts';
import type { PaymentRow } from '../payment.store.ts';
import type { SalesStore } from '../sales.store.ts';
import { carryOutRefund } from './carry-out-refund.ts';

/** Tried for a good two hours; after that it stands in the administrators' list, to be refunded by hand. */
export const giveBackPayment = defineJob<{ paymentId: string }>('give-back-payment', 12);

/** Money came in for what is owned already (decision P11): noted, and given back after the commit. */
export const createGiveBack =
  (jobs: Jobs) =>
  async (tx: Db, { id, amountPaise }: PaymentRow): Promise<void> => {
    await addAuditEntry(tx, {
      actorId: null,
      action: 'payment.refundAsked',
      subject: { kind: 'payment', id },
      details: { amountPaise, reason: 'The course was owned already', by: 'site' },
    });
    await jobs.send(tx, giveBackPayment, { paymentId: id });
  };

/** The job's work: bears repetition, because the gateway gives no more back than there is. */
export const giveBackWorker =
  (parts: { store: SalesStore; gateway: CardGateway }) =>
  async ({ paymentId }: { paymentId: string }, { isLast }: Try): Promise<void> => {
    const payment = await parts.store.findOrdered(paymentId);
    if (!payment || !canRefund(payment)) return;
    const outcome = await carryOutRefund(parts, { payment, actorId: null, isQuiet: !isLast });
    if (outcome === 'failed') throw new Error('The gateway did not take the refund');
  };
