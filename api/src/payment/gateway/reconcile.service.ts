import { defineJob } from '../../jobs/jobs.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import type { GatewayPayment } from '../../outside/payments/card-gateway-shapes.ts';
import type { OrderRow } from '../checkout/order.store.ts';
import type { UpdateParts } from '../sales.store.ts';
import { applyPaymentUpdate, type PaymentUpdateOutcome } from './apply-payment-update.ts';
import { capture, eventOf } from './gateway-payment.ts';

/** Runs every minute; a failed run has no retry, because the next run does its work. */
export const reconcileOrders = defineJob<Record<string, never>>('reconcile-orders', 0);

const atOnce = 50;
/** A failed payment may be captured up to three days later; after four days nothing changes any more. */
const longestMs = 4 * 86_400_000;

/** Applies the payments that neither the browser nor a webhook reported (decision P4). */
export function createReconciler({ store, gateway, noteUpdate }: UpdateParts) {
  const applyGatewayResult = async (
    payments: GatewayPayment[],
    order: OrderRow,
  ): Promise<PaymentUpdateOutcome | 'nothing'> => {
    let outcome: PaymentUpdateOutcome | 'nothing' = 'nothing';
    for (const payment of payments.toReversed()) {
      const event = eventOf(await capture({ store, gateway }, payment, order));
      if (!event) continue;
      outcome = await store.transaction((tx) => applyPaymentUpdate(tx, event));
      noteUpdate('reconciler', event, outcome);
    }
    return outcome;
  };

  const ask = async (order: OrderRow): Promise<PaymentUpdateOutcome | 'nothing'> => {
    if (!order.gatewayOrderId) return 'nothing';
    try {
      return await applyGatewayResult(await gateway.listOrderPayments(order.gatewayOrderId), order);
    } catch (error) {
      if (error instanceof GatewayFault) return 'nothing';
      throw error;
    }
  };

  return {
    /** Asks the gateway about one order and applies the result. No change when the gateway does not respond. */
    ask,
    /** Asks about every open order that is due; returns the number of paid ones. */
    async run(): Promise<number> {
      let paid = 0;
      const oldest = new Date(Date.now() - longestMs);
      for (const order of await store.listToAsk(atOnce, oldest)) {
        await store.touch(order.id);
        if ((await ask(order)) === 'captured') paid += 1;
      }
      await store.closeOlderThan(oldest);
      return paid;
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
