import type { AuditDetails } from '@vidya/contracts/calls/audit';
import { addAuditEntry, hasAuditEntry } from '../../audit/port/audit.store.ts';
import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import type { GatewayRefund } from '../../outside/payments/card-gateway-shapes.ts';
import { applyPaymentUpdate } from '../gateway/apply-payment-update.ts';
import { eventOf, type PaymentEvent } from '../gateway/gateway-payment.ts';
import type { OrderedPayment } from '../payment.store.ts';
import type { SalesStore, StoreAndGateway } from '../sales.store.ts';

interface GatewayResult {
  /** The gateway's current data of the payment; null when unknown. */
  event: PaymentEvent | null;
  refunds: GatewayRefund[];
  /** Null when the gateway accepted our refund; with any kind but 'refused', the outcome is unknown. */
  fault: GatewayFault | null;
}

const refundedEvent = (payment: OrderedPayment): PaymentEvent => ({
  ...payment,
  gatewayPaymentId: payment.gatewayPaymentId ?? '',
  gatewayOrderId: payment.gatewayOrderId ?? '',
  refundedPaise: payment.amountPaise,
  status: 'refunded',
  declineReason: '',
  feePaise: 0,
  feeTaxPaise: 0,
});

const faultOf = (error: unknown): GatewayFault => {
  if (error instanceof GatewayFault) return error;
  throw error;
};

/** After a refusal or no response: another refund may have been first, or only the response was lost. */
async function refetchPayments(gateway: CardGateway, id: string): Promise<Pick<GatewayResult, 'event' | 'refunds'>> {
  try {
    const [payment, refunds] = await Promise.all([gateway.findPayment(id), gateway.listRefunds(id)]);
    return { event: eventOf(payment), refunds: refunds.filter(({ status }) => status !== 'failed') };
  } catch (error) {
    faultOf(error);
    return { event: null, refunds: [] };
  }
}

/** Nobody knows what it did: what the gateway has of the payment counts. */
const otherRefund = (id: string): GatewayFault =>
  new GatewayFault('unreadable', `Refund ${id} is not the refund that was asked for`);

/** Refunds what is left by our records. The gateway refuses more than by its own, so a repetition refunds only once. */
async function askGateway(gateway: CardGateway, payment: OrderedPayment, amountPaise: number): Promise<GatewayResult> {
  const id = payment.gatewayPaymentId ?? '';
  const refund = await gateway
    .refundPayment({ id, amountPaise })
    .then((made) => (made.payment_id === id && made.amount === amountPaise ? made : otherRefund(made.id)))
    .catch(faultOf);
  if (refund instanceof GatewayFault) return { ...(await refetchPayments(gateway, id)), fault: refund };
  if (refund.status === 'failed')
    return { event: null, refunds: [], fault: new GatewayFault('refused', 'the refund failed') };
  return { event: refundedEvent(payment), refunds: [refund], fault: null };
}

interface Refund {
  payment: OrderedPayment;
  /** Null when the site itself acts. */
  actorId: string | null;
  /** Skips the audit entry of a failure that will be retried. */
  isQuiet?: boolean;
}

/** 'already': another refund was first; 'failed': the gateway refused or did not respond. */
type RefundOutcome = 'done' | 'already' | 'failed';

export const refundableAmount = ({ amountPaise, refundedPaise }: OrderedPayment): number => amountPaise - refundedPaise;

/** The actor in the audit log: without a person, it says that the site acted by itself; the buyer acts for themselves. */
export const byOf = (actorId: string | null, { userId }: OrderedPayment): AuditDetails => {
  if (!actorId) return { by: 'site' };
  return actorId === userId ? { isOwnWish: true } : {};
};

/** Refunds what is left of a payment and applies the gateway's result. */
export async function carryOutRefund({ store, gateway }: StoreAndGateway, refund: Refund): Promise<RefundOutcome> {
  const response = await askGateway(gateway, refund.payment, refundableAmount(refund.payment));
  return applyGatewayResult(store, refund, response);
}

const applyGatewayResult = (
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
    // An event may have applied it before our response, or a request that the gateway refused because of it.
    const isCounted =
      before?.status === 'refunded' &&
      (fault?.kind === 'refused' || (await hasAuditEntry(tx, 'payment.refunded', payment.id)));
    const isDone = after === 'refunded' && !isCounted;
    if (isDone || (fault && !isQuiet)) {
      const what: AuditDetails = isDone
        ? { refund: refunds.at(0)?.id ?? '' }
        : { fault: fault?.message.slice(0, 300) ?? '' };
      await addAuditEntry(tx, {
        actorId,
        action: isDone ? 'payment.refunded' : 'payment.refundFailed',
        subject: { kind: 'payment', id: payment.id },
        details: { amountPaise: refundableAmount(payment), ...what, ...byOf(actorId, payment) },
      });
    }
    if (isDone) return 'done';
    return after === 'refunded' ? 'already' : 'failed';
  });
