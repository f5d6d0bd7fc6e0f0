import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { attemptOf } from '../gateway/apply-payment-update.ts';
import type { SalesStore } from '../sales.store.ts';
import type { CheckoutContext } from './open-order.ts';
import type { OrderRow } from './order.store.ts';

interface GatewayOrderDependencies {
  store: SalesStore;
  gateway: CardGateway;
}

/**
 * Asking twice with one receipt opens one order at the gateway: whoever is refused finds the other's. Only then there is
 * something to pay, and a payment that waits for it. Null when buyer or course are gone by then: the gateway takes its time.
 */
export async function gatewayIdOf(
  { store, gateway }: GatewayOrderDependencies,
  order: OrderRow,
  context: CheckoutContext,
): Promise<string | null> {
  if (order.gatewayOrderId) return order.gatewayOrderId;
  const { amountPaise, receipt } = order;
  const notes = {
    courseId: context.course.id,
    courseTitle: context.course.title.slice(0, 250),
    userName: context.caller.fullName.slice(0, 250),
  };
  const opened = await gateway.createOrder({ amountPaise, receipt, notes }).catch(async (error: unknown) => {
    const found = await gateway.findOrderByReceipt(receipt);
    if (!found) throw error;
    return found;
  });
  return store.transaction(async (tx) => {
    // The buyer before the order, as whoever deletes an account does.
    await tx.lockBuyer(order.userId);
    const { gatewayOrderId, isFirst } = await tx.keepGatewayId(order.id, opened.id);
    const now = await tx.lockByGatewayId(gatewayOrderId);
    if (!now?.courseId || now.isBuyerGone) return null;
    if (isFirst) await tx.addPayment(attemptOf(now));
    return gatewayOrderId;
  });
}
