import type { GatewayConfig } from '../config.ts';
import { hmac } from './signature.ts';

/** One webhook to deliver. `body` is text, because the signature covers its exact bytes. Times in ms. */
export interface Delivery {
  id: string;
  eventId: string;
  event: string;
  body: string;
  attempts: number;
  createdAt: number;
  dueAt: number;
}

/** Makes one attempt. Returns true if the receiver responds 2xx in time; follows no redirects. */
export async function postWebhook(config: GatewayConfig, delivery: Delivery, stop: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(config.webhookUrl, {
      method: 'POST',
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(config.timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': delivery.eventId,
        'x-razorpay-signature': hmac(config.webhookSecret, delivery.body),
      },
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // No receiver, or a timeout: the caller retries later.
    return false;
  }
}
