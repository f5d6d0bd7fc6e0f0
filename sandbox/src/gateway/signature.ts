import { createHmac } from 'node:crypto';

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Proof for the site that the gateway has seen this payment for this order. */
export const signCheckout = (secret: string, orderId: string, paymentId: string): string =>
  hmac(secret, `${orderId}|${paymentId}`);

/** The `x-razorpay-signature` of a webhook, over the exact bytes of its body. */
export const signWebhook = (secret: string, body: string): string => hmac(secret, body);
