import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import type { GatewayPayment } from '../../outside/payments/card-gateway-shapes.ts';
import type { OrderRow } from '../checkout/order.store.ts';
import { isOver } from '../payment-state.ts';

interface CaptureDependencies {
  store: Pick<EnrolmentStore, 'findPurchasable'>;
  gateway: Pick<CardGateway, 'capturePayment'>;
}

/**
 * Captures an authorised payment, for accounts without automatic capture. Does not charge for a course that is owned or
 * no longer on sale: such a payment stays authorised and lapses at the gateway.
 */
export async function capture(
  { store, gateway }: CaptureDependencies,
  payment: GatewayPayment,
  { courseId, status }: Pick<OrderRow, 'courseId' | 'status'>,
): Promise<GatewayPayment> {
  if (payment.status !== 'authorized') return payment;
  if (isOver(status) || !courseId || !(await store.findPurchasable(courseId))) return payment;
  return gateway.capturePayment({ id: payment.id, amountPaise: payment.amount });
}
