import type { GatewayConfig } from '../config.ts';
import type { Journal } from '../journal.ts';
import type { Delivery } from './delivery.ts';
import type { Payment, Refund, StoredOrder } from './entities.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createOrder, type OrderRequest } from './orders.ts';
import { createPayments, type Payments } from './payments.ts';
import { type RefundRequest, refundPayment } from './refunds.ts';
import { signCheckout } from './signature.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** What the payment window hands to the site's `handler`. */
export interface Receipt {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface Gateway extends Payments {
  config: GatewayConfig;
  ledger: Ledger;
  webhooks: Webhooks;
  createOrder(request: OrderRequest): StoredOrder;
  refund(paymentId: string, request: RefundRequest): Refund;
  sign(payment: Payment): Receipt;
  /** Back to an empty gateway with the switches of the environment. */
  reset(): void;
}

export function createGateway(config: GatewayConfig, journal: Journal): Gateway {
  const ledger = createLedger(journal);
  const webhooks = createWebhooks(config, journal.collection<Delivery>('delivery'));
  return {
    config,
    ledger,
    webhooks,
    ...createPayments(ledger, webhooks.send),
    createOrder: (request) => createOrder(ledger, request),
    refund: (paymentId, request) => refundPayment(ledger, webhooks.send, paymentId, request),
    sign: (payment) => ({
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: signCheckout(config.keySecret, payment.order_id, payment.id),
    }),
    reset() {
      webhooks.forget();
      Object.assign(webhooks.switches, config.switches);
      ledger.orders.clear();
      ledger.payments.clear();
      ledger.refunds.clear();
    },
  };
}
