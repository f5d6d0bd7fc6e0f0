import { createHmac, timingSafeEqual } from 'node:crypto';

/** The gateway writes its signatures in lower case. */
const hexDigest = /^[0-9a-f]{64}$/;

/** Compares in constant time; refuses anything that is not a SHA-256 in hex at once. */
function isSignedBy(secret: string, text: string | Buffer, signature: string): boolean {
  if (!hexDigest.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex'));
}

/** Checks the payment window's signature: HMAC-SHA256 of `order|payment` with the key secret (decision P3). */
export const isCheckoutSignature = (
  keySecret: string,
  proof: { orderId: string; paymentId: string; signature: string },
): boolean => isSignedBy(keySecret, `${proof.orderId}|${proof.paymentId}`, proof.signature);

/** Checks a webhook's signature over its exact bytes, with a secret of its own (decision P4). */
export const isWebhookSignature = (webhookSecret: string, letter: { body: Buffer; signature: string }): boolean =>
  isSignedBy(webhookSecret, letter.body, letter.signature);
