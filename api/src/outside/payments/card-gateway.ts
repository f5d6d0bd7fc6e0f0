import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { createGatewayClient } from './card-gateway-client.ts';
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

interface NewGatewayOrder {
  amountPaise: number;
  /** Our own unique id, max 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

interface PaymentAmount {
  id: string;
  amountPaise: number;
}

/** The gateway writes its signatures in lower case. */
const hexDigest = /^[0-9a-f]{64}$/;

/** Compares in constant time; refuses anything that is not a SHA-256 in hex at once. */
function isSignedBy(secret: string, text: string | Buffer, signature: string): boolean {
  if (!hexDigest.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex'));
}

const pathOf = (paymentId: string, action = ''): string => `/v1/payments/${encodeURIComponent(paymentId)}${action}`;

export type CardGateway = ReturnType<typeof createCardGateway>;

/** The card payments (Razorpay's API, version 1). Every method throws `GatewayFault` when it fails or is refused. */
export function createCardGateway(config: Omit<Config['gateway'], 'payoutAccount'> & { timeoutMs?: number }) {
  const { keyId, checkoutScript, keySecret, webhookSecret } = config;
  const send = createGatewayClient(config);
  return {
    keyId,
    checkoutScript,
    createOrder: ({ amountPaise, receipt, notes }: NewGatewayOrder): Promise<GatewayOrder> => {
      const body = { amount: amountPaise, currency: 'INR', receipt, notes };
      return send({ method: 'POST', path: '/v1/orders', body }, gatewayOrder);
    },
    /** Null when no order has this receipt. */
    async findOrderByReceipt(receipt: string): Promise<GatewayOrder | null> {
      const path = `/v1/orders?${new URLSearchParams({ receipt, count: '10' })}`;
      const { items } = await send({ method: 'GET', path }, gatewayOrders);
      return items.find((order) => order.receipt === receipt) ?? null;
    },
    findPayment: (id: string): Promise<GatewayPayment> => send({ method: 'GET', path: pathOf(id) }, gatewayPayment),
    /** Every attempt to pay an order, newest first. */
    async listOrderPayments(orderId: string): Promise<GatewayPayment[]> {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
      return (await send({ method: 'GET', path }, gatewayPayments)).items;
    },
    /** For accounts without automatic capture. */
    capturePayment: ({ id, amountPaise }: PaymentAmount): Promise<GatewayPayment> => {
      const body = { amount: amountPaise, currency: 'INR' };
      return send({ method: 'POST', path: pathOf(id, '/capture'), body }, gatewayPayment);
    },
    /** Refunds exactly this amount. The gateway refuses when less is left, so a repeated call refunds only once. */
    refundPayment: ({ id, amountPaise }: PaymentAmount): Promise<GatewayRefund> => {
      const body = { amount: amountPaise, speed: 'normal' };
      return send({ method: 'POST', path: pathOf(id, '/refund'), body }, gatewayRefund);
    },
    /** All refunds of a payment. */
    listRefunds: async (paymentId: string): Promise<GatewayRefund[]> =>
      (await send({ method: 'GET', path: pathOf(paymentId, '/refunds') }, gatewayRefunds)).items,
    /** Checks the payment window's signature: HMAC-SHA256 of `order|payment` with the key secret (decision P3). */
    isCheckoutSignature: (proof: { orderId: string; paymentId: string; signature: string }): boolean =>
      isSignedBy(keySecret, `${proof.orderId}|${proof.paymentId}`, proof.signature),
    /** Checks a webhook's signature over its exact bytes, with a secret of its own (decision P4). */
    isWebhookSignature: ({ body, signature }: { body: Buffer; signature: string }): boolean =>
      isSignedBy(webhookSecret, body, signature),
  };
}
