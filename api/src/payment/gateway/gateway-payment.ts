import type { GatewayPayment } from '../../outside/payments/card-gateway-shapes.ts';
import type { OrderRow } from '../checkout/order.store.ts';
import { isOver } from '../payment-state.ts';
import type { StoreAndGateway } from '../sales.store.ts';

/** The bank's own message, cut to fit a table. */
const declineReasonOf = ({ status, error_description }: GatewayPayment): string =>
  status === 'failed' ? error_description?.trim().slice(0, 200) || 'No reason given' : '';

/** Maps the gateway's payment to our event; amounts in paise. A payment without an order is not ours. */
export const eventOf = (payment: GatewayPayment) =>
  payment.order_id === null
    ? null
    : {
        gatewayPaymentId: payment.id,
        gatewayOrderId: payment.order_id,
        amountPaise: payment.amount,
        refundedPaise: payment.amount_refunded ?? 0,
        currency: payment.currency,
        status: payment.status,
        method: payment.method ?? '',
        feePaise: payment.fee ?? 0,
        feeTaxPaise: payment.tax ?? 0,
        declineReason: declineReasonOf(payment),
        createdAt: new Date(payment.created_at * 1000),
      };

export type PaymentEvent = NonNullable<ReturnType<typeof eventOf>>;

/**
 * Captures an authorised payment, for accounts without automatic capture. Does not charge for a course that is owned or
 * no longer on sale: such a payment stays authorised and lapses at the gateway.
 */
export async function capture(
  { store, gateway }: StoreAndGateway,
  payment: GatewayPayment,
  { courseId, status }: OrderRow,
): Promise<GatewayPayment> {
  if (payment.status !== 'authorized') return payment;
  if (isOver(status) || !courseId || !(await store.findPurchasable(courseId))) return payment;
  return gateway.capturePayment({ id: payment.id, amountPaise: payment.amount });
}
