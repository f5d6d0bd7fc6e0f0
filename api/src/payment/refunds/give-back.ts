import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import { defineJob, type Jobs, type Try } from '../../jobs/jobs.ts';
import { canRefund } from '../admin/admin-payment.ts';
import type { PaymentRow } from '../payment.store.ts';
import type { StoreAndGateway } from '../sales.store.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { createRefundRequestStore } from './refund-request.store.ts';

/**
 * Retries for more than two hours; after that an administrator must refund it by hand: from the list of payments, or from
 * the requests if a learner asked for it.
 */
export const giveBackPayment = defineJob<{ paymentId: string }>('give-back-payment', 12);

/** A payment for an owned course (decision P11): writes an audit entry and queues the refund for after the commit. */
export const createRefundDuplicatePayment =
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

/** How long a learner's own refund may take before the job carries it out, for example after a crash. */
const patienceSeconds = 60;

/** In the transaction that records a learner's refund: whatever happens after it, the money goes back. */
export const createQueueGivingBack =
  (jobs: Jobs) =>
  (tx: Db, paymentId: string): Promise<void> =>
    jobs.send(tx, giveBackPayment, { paymentId }, { afterSeconds: patienceSeconds });

/** The job's work. Safe to repeat, because the gateway never refunds more than is left. */
export const giveBackWorker =
  (parts: StoreAndGateway) =>
  async ({ paymentId }: { paymentId: string }, { isLast }: Try): Promise<void> => {
    const payment = await parts.store.findOrdered(paymentId);
    if (!payment || !canRefund(payment)) return;
    const outcome = await carryOutRefund(parts, { payment, actorId: null, isQuiet: !isLast });
    if (outcome !== 'failed') return;
    if (isLast) await parts.store.transaction((_, tx) => createRefundRequestStore(tx).handToStaff(paymentId));
    throw new Error('The gateway did not take the refund');
  };
