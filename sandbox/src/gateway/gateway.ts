import type { GatewayConfig } from '../config.ts';
import type { Journal } from '../journal.ts';
import type { Payment } from './entities.ts';
import { createLedger } from './ledger.ts';
import { createOrder, type OrderRequest } from './orders.ts';
import { createPayments } from './payments.ts';
import type { Delivery } from './post-webhook.ts';
import { type RefundRequest, refundPayment } from './refunds.ts';
import { signCheckout } from './signature.ts';
import { createWebhooks } from './webhooks.ts';

/** What the payment window hands to the site's `handler`. */
export interface Receipt {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export type Gateway = ReturnType<typeof createGateway>;

export function createGateway(config: GatewayConfig, journal: Journal) {
  const ledger = createLedger(journal);
  const webhooks = createWebhooks(config, journal.collection<Delivery>('delivery'));
  return {
    config,
    ledger,
    webhooks,
    ...createPayments(ledger, webhooks.send),
    createOrder: (request: OrderRequest) => createOrder(ledger, request),
    refund: (paymentId: string, request: RefundRequest) => refundPayment(ledger, webhooks.send, paymentId, request),
    sign: (payment: Payment): Receipt => ({
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: signCheckout(config.keySecret, payment.order_id, payment.id),
    }),
    /** Back to an empty gateway with the switches of the environment. */
    reset() {
      webhooks.forget();
      Object.assign(webhooks.switches, config.switches);
      ledger.orders.clear();
      ledger.payments.clear();
      ledger.refunds.clear();
    },
  };
}
