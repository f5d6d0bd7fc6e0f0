import type { GatewayConfig } from '../config.ts';
import { signWebhook } from './signature.ts';

/** One letter on its way. `body` is kept as text, because the signature is over its exact bytes. Times in ms. */
export interface Delivery {
  id: string;
  eventId: string;
  event: string;
  body: string;
  attempts: number;
  createdAt: number;
  dueAt: number;
}

/** One attempt. True when the receiver answered 2xx in time; redirects are not followed. */
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
        'x-razorpay-signature': signWebhook(config.webhookSecret, delivery.body),
      },
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Nobody listens, or not fast enough: the caller tries again later.
    return false;
  }
}
