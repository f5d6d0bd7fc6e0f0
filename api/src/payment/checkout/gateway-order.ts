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
 * Returns the id of the gateway's order. Two requests with one receipt open one order: the gateway refuses the second
 * request, which then finds the first order. Adds the payment row only now, when there is something to pay. Null when
 * buyer or course have been deleted during the gateway call.
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
    // Lock the buyer before the order, as the deletion of an account does.
    await tx.lockBuyer(order.userId);
    const { gatewayOrderId, isFirst } = await tx.keepGatewayId(order.id, opened.id);
    const now = await tx.lockByGatewayId(gatewayOrderId);
    if (!now?.courseId || now.isBuyerGone) return null;
    if (isFirst) await tx.addPayment(attemptOf(now));
    return gatewayOrderId;
  });
}
