import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { ApiProblem, conflict, notFound, refuse } from '../../http/errors.ts';
import { canRefund, toAdminPayment } from '../admin/admin-payment.ts';
import type { YearStore } from '../admin/year.store.ts';
import type { OrderedPayment } from '../payment.store.ts';
import type { StoreAndGateway } from '../sales.store.ts';
import { carryOutRefund, refundableAmount } from './carry-out-refund.ts';

interface RefundRequest {
  paymentId: string;
  /** The administrator's reason, stored in the audit log. */
  reason: string;
  actorId: string;
}

const say = texts.admin;

function refuseOthers(payment: OrderedPayment | null): asserts payment is OrderedPayment {
  if (!payment) throw notFound(apiMessages.payment.missing);
  if (payment.status === 'refunded') throw conflict(say.alreadyRefunded);
  if (!canRefund(payment)) throw conflict(say.notRefundable);
}

/** Refunds all that is left, which ends the access it bought; returns the payment afterwards. */
export function createRefundPayment({ store, years, gateway }: StoreAndGateway & { years: YearStore }) {
  /** Commits before the gateway is called, so that the log names the administrator whatever happens. */
  const recordRequest = ({ paymentId, reason, actorId }: RefundRequest): Promise<OrderedPayment> =>
    store.transaction(async (sales, tx) => {
      const payment = await sales.findOrdered(paymentId);
      refuseOthers(payment);
      await addAuditEntry(tx, {
        actorId,
        action: 'payment.refundAsked',
        subject: { kind: 'payment', id: payment.id },
        details: { amountPaise: refundableAmount(payment), reason: reason.trim() },
      });
      return payment;
    });

  return async (request: RefundRequest): Promise<AdminPayment> => {
    refuse(reasonProblems(request));
    const payment = await recordRequest(request);
    const outcome = await carryOutRefund({ store, gateway }, { payment, actorId: request.actorId });
    if (outcome === 'already') throw conflict(say.alreadyRefunded);
    if (outcome === 'failed') throw new ApiProblem(502, say.refundFailed, 'GatewayFault');
    return toAdminPayment((await years.findAdminPayment(payment.id))!);
  };
}

export type RefundPayment = ReturnType<typeof createRefundPayment>;
