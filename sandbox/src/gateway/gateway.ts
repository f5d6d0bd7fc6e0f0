import type { GatewayConfig } from '../config.ts';
import type { Journal } from '../journal.ts';
import { createLedger } from './ledger.ts';
import type { Payment } from './new-payment.ts';
import { type RefundRequest } from './new-refund.ts';
import { createOrder, type OrderRequest } from './orders.ts';
import { createPayments } from './payments.ts';
import type { Delivery } from './post-webhook.ts';
import { refundPayment } from './refunds.ts';
import { hmac } from './signature.ts';
import { createWebhooks } from './webhooks.ts';

export type Gateway = ReturnType<typeof createGateway>;
export type Receipt = ReturnType<Gateway['sign']>;

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
    /** The payment window's result for the site's `handler`, with proof that the gateway has seen this payment. */
    sign: (payment: Payment) => ({
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: hmac(config.keySecret, `${payment.order_id}|${payment.id}`),
    }),
    /** Deletes all records and resets the switches to those of the environment. */
    reset() {
      webhooks.forget();
      Object.assign(webhooks.switches, config.switches);
      ledger.orders.clear();
      ledger.payments.clear();
      ledger.refunds.clear();
    },
  };
}
