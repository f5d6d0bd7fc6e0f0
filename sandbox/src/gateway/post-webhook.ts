import type { GatewayConfig } from '../config.ts';
import type { Delivery } from './delivery.ts';
import { signWebhook } from './signature.ts';

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
