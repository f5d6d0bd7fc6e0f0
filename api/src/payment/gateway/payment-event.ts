import type { GatewayPayment } from '../../outside/payments/card-gateway-shapes.ts';
import type { PaymentEvent } from '../payment-state.ts';

/** The bank's own message, cut to fit a table. */
const declineReasonOf = ({ status, error_description }: GatewayPayment): string =>
  status === 'failed' ? error_description?.trim().slice(0, 200) || 'No reason given' : '';

/** Maps the gateway's payment to our event. A payment without an order is not ours. */
export const eventOf = (payment: GatewayPayment): PaymentEvent | null =>
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
        declineReason: declineReasonOf(payment),
        createdAt: new Date(payment.created_at * 1000),
      };
