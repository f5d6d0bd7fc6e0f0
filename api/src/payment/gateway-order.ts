import type { CardGateway } from '../outside/card-gateway.ts';
import { paymentOf, type Sale } from './open-sale.ts';
import type { OrderRow } from './order.store.ts';
import type { SalesStore } from './sales.store.ts';

interface Parts {
  store: SalesStore;
  gateway: CardGateway;
}

/**
 * Asking twice with one receipt opens one order at the gateway: whoever is refused finds the other's. Only then there is
 * something to pay, and a payment that waits for it.
 */
export async function gatewayIdOf({ store, gateway }: Parts, order: OrderRow, sale: Sale): Promise<string> {
  if (order.gatewayOrderId) return order.gatewayOrderId;
  const { amountPaise, receipt } = order;
  const notes = {
    courseId: sale.course.id,
    courseTitle: sale.course.title.slice(0, 250),
    userName: sale.caller.fullName.slice(0, 250),
  };
  const opened = await gateway.createOrder({ amountPaise, receipt, notes }).catch(async (error: unknown) => {
    const found = await gateway.findOrderByReceipt(receipt);
    if (!found) throw error;
    return found;
  });
  return store.transaction(async (tx) => {
    const { gatewayOrderId, isFirst } = await tx.keepGatewayId(order.id, opened.id);
    if (isFirst) await tx.addPayment({ ...paymentOf(sale), orderId: order.id, amountPaise });
    return gatewayOrderId;
  });
}
