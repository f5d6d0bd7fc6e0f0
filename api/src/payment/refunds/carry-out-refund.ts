import type { AuditDetails } from '@vidya/contracts/calls/audit';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { applyPaymentUpdate } from '../gateway/apply-payment-update.ts';
import type { OrderedPayment } from '../payment.store.ts';
import type { SalesStore } from '../sales.store.ts';
import { askGateway, type GatewayResult } from './ask-refund.ts';

interface Refund {
  payment: OrderedPayment;
  /** Null when the site itself acts. */
  actorId: string | null;
  /** Skips the audit entry of a failure that will be retried. */
  isQuiet?: boolean;
}

/** 'already': another refund was first; 'failed': the gateway refused or did not respond. */
export type RefundOutcome = 'done' | 'already' | 'failed';

export const leftOf = ({ amountPaise, refundedPaise }: OrderedPayment): number => amountPaise - refundedPaise;

/** The actor in the audit log: without a person, it says that the site acted by itself. */
const byOf = (actorId: string | null): AuditDetails => (actorId ? {} : { by: 'site' });

/** Refunds what is left of a payment and applies the gateway's result. */
export async function carryOutRefund(
  { store, gateway }: { store: SalesStore; gateway: CardGateway },
  refund: Refund,
): Promise<RefundOutcome> {
  const response = await askGateway(gateway, refund.payment, leftOf(refund.payment));
  return takeIn(store, refund, response);
}

const takeIn = (
  store: SalesStore,
  { payment, actorId, isQuiet = false }: Refund,
  { event, refunds, fault }: GatewayResult,
): Promise<RefundOutcome> =>
  store.transaction(async (sales, tx) => {
    // Lock before reading: of two simultaneous requests, only one finds the payment not refunded yet.
    if (event) await sales.lockByGatewayId(event.gatewayOrderId);
    const before = await sales.findOrdered(payment.id);
    const after = event ? await applyPaymentUpdate(sales, event) : before?.status;
    for (const { id, amount } of refunds)
      await sales.addRefund({ gatewayRefundId: id, paymentId: payment.id, amountPaise: amount });
    const isDone = after === 'refunded' && (fault?.kind !== 'refused' || before?.status !== 'refunded');
    if (isDone || !isQuiet) {
      const what: AuditDetails = isDone
        ? { refund: refunds.at(0)?.id ?? '' }
        : { fault: fault?.message.slice(0, 300) ?? '' };
      await addAuditEntry(tx, {
        actorId,
        action: isDone ? 'payment.refunded' : 'payment.refundFailed',
        subject: { kind: 'payment', id: payment.id },
        details: { amountPaise: leftOf(payment), ...what, ...byOf(actorId) },
      });
    }
    if (isDone) return 'done';
    return after === 'refunded' ? 'already' : 'failed';
  });
