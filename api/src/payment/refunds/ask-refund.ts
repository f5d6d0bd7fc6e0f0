import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import type { GatewayRefund } from '../../outside/payments/card-gateway-shapes.ts';
import { eventOf } from '../gateway/payment-event.ts';
import type { OrderedPayment } from '../payment.store.ts';
import type { PaymentEvent } from '../payment-state.ts';

export interface GatewayResult {
  /** The gateway's current data of the payment; null when unknown. */
  event: PaymentEvent | null;
  refunds: GatewayRefund[];
  /** Null when the gateway accepted our refund; with any kind but 'refused', the outcome is unknown. */
  fault: GatewayFault | null;
}

const refundedEvent = (payment: OrderedPayment): PaymentEvent => ({
  gatewayPaymentId: payment.gatewayPaymentId ?? '',
  gatewayOrderId: payment.gatewayOrderId ?? '',
  amountPaise: payment.amountPaise,
  refundedPaise: payment.amountPaise,
  currency: payment.currency,
  status: 'refunded',
  method: payment.method,
  declineReason: '',
  createdAt: payment.createdAt,
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

/**
 * Refunds exactly what is left by our own records. The gateway refuses more than is left by its records, so a repeated
 * request refunds only once.
 */
export async function askGateway(
  gateway: CardGateway,
  payment: OrderedPayment,
  amountPaise: number,
): Promise<GatewayResult> {
  const id = payment.gatewayPaymentId ?? '';
  const refund = await gateway.refundPayment({ id, amountPaise }).catch(faultOf);
  if (refund instanceof GatewayFault) return { ...(await refetchPayments(gateway, id)), fault: refund };
  if (refund.status === 'failed')
    return { event: null, refunds: [], fault: new GatewayFault('refused', 'the refund failed') };
  return { event: refundedEvent(payment), refunds: [refund], fault: null };
}
