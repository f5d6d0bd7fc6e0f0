import { createGatewayClient, type GatewayRequest } from './card-gateway-client.ts';
import {
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  gatewayOrder,
  gatewayOrders,
  gatewayPayment,
  gatewayPayments,
  gatewayRefund,
  gatewayRefunds,
} from './card-gateway-shapes.ts';
import { isCheckoutSignature, isWebhookSignature } from './card-gateway-signatures.ts';

/** The card gateway's address (Razorpay's API, version 1) and the secrets shared with it. */
export interface CardGatewayConfig {
  /** Base URL without a trailing slash, e.g. 'https://api.razorpay.com'. */
  api: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** URL of the checkout script that browsers load. */
  checkoutScript: string;
  timeoutMs?: number;
}

interface NewGatewayOrder {
  amountPaise: number;
  /** Our own unique id, max 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

/** The port to the card payment provider. Every method throws `GatewayFault` when the provider fails or refuses. */
export interface CardGateway {
  readonly keyId: string;
  readonly checkoutScript: string;
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  /** Null when no order has this receipt. */
  findOrderByReceipt(receipt: string): Promise<GatewayOrder | null>;
  findPayment(paymentId: string): Promise<GatewayPayment>;
  /** Every attempt to pay an order, newest first. */
  listOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  /** For accounts without automatic capture. */
  capturePayment(payment: { id: string; amountPaise: number }): Promise<GatewayPayment>;
  /** Refunds exactly this amount. The gateway refuses when less is left, so a repeated call refunds only once. */
  refundPayment(payment: { id: string; amountPaise: number }): Promise<GatewayRefund>;
  /** All refunds of a payment. */
  listRefunds(paymentId: string): Promise<GatewayRefund[]>;
  isCheckoutSignature(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  isWebhookSignature(letter: { body: Buffer; signature: string }): boolean;
}

export function createCardGateway(config: CardGatewayConfig): CardGateway {
  const send = createGatewayClient(config);
  const payment = (request: GatewayRequest) => send(request, gatewayPayment);
  return {
    keyId: config.keyId,
    checkoutScript: config.checkoutScript,
    createOrder: ({ amountPaise, receipt, notes }) =>
      send(
        { method: 'POST', path: '/v1/orders', body: { amount: amountPaise, currency: 'INR', receipt, notes } },
        gatewayOrder,
      ),
    async findOrderByReceipt(receipt) {
      const path = `/v1/orders?${new URLSearchParams({ receipt, count: '10' })}`;
      const { items } = await send({ method: 'GET', path }, gatewayOrders);
      return items.find((order) => order.receipt === receipt) ?? null;
    },
    findPayment: (id) => payment({ method: 'GET', path: `/v1/payments/${encodeURIComponent(id)}` }),
    async listOrderPayments(id) {
      const path = `/v1/orders/${encodeURIComponent(id)}/payments`;
      return (await send({ method: 'GET', path }, gatewayPayments)).items;
    },
    capturePayment: ({ id, amountPaise }) =>
      payment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/capture`,
        body: { amount: amountPaise, currency: 'INR' },
      }),
    refundPayment: ({ id, amountPaise }) => {
      const path = `/v1/payments/${encodeURIComponent(id)}/refund`;
      return send({ method: 'POST', path, body: { amount: amountPaise, speed: 'normal' } }, gatewayRefund);
    },
    async listRefunds(id) {
      const path = `/v1/payments/${encodeURIComponent(id)}/refunds`;
      return (await send({ method: 'GET', path }, gatewayRefunds)).items;
    },
    isCheckoutSignature: (proof) => isCheckoutSignature(config.keySecret, proof),
    isWebhookSignature: (letter) => isWebhookSignature(config.webhookSecret, letter),
  };
}
