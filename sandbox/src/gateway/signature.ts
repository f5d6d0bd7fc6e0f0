import { createHmac } from 'node:crypto';

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** What the payment window hands to the site: proof that the gateway saw this payment for this order. */
export function signCheckout(secret: string, orderId: string, paymentId: string): string {
  return hmac(secret, `${orderId}|${paymentId}`);
}

/** The `x-razorpay-signature` of a webhook, over the exact bytes of its body. */
export function signWebhook(secret: string, body: string): string {
  return hmac(secret, body);
}
