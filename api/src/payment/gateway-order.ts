import type { CardGateway } from '../outside/card-gateway.ts';
import type { Sale } from './open-sale.ts';
import type { OrderRow, OrderStore } from './order.store.ts';

interface Parts {
  store: OrderStore;
  gateway: CardGateway;
}

/** Asking twice with one receipt opens one order at the gateway: whoever is refused finds the other's. */
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
  return store.keepGatewayId(order.id, opened.id);
}
