import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { GatewayError, invalidInput } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import type { Payment } from '../new-payment.ts';
import { checkoutPage, refusalPage } from './checkout-page.ts';
import { readAttempt } from './read-attempt.ts';

// Any shop may embed the window, as with the real one.
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: http: https:; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** The gateway's addresses for browsers: the script, the payment window, and the call behind Pay. */
export function checkoutRoutes(app: FastifyInstance, gateway: Gateway): void {
  const scripts = ['frame.js', 'frame-link.js', 'frame-look.js', 'frame-details.js', 'frame-tabs.js'];
  const assets: [path: string, file: string, type: string][] = [
    ['/v1/checkout.js', 'checkout.js', 'text/javascript'],
    ['/v1/checkout/frame.css', 'frame.css', 'text/css'],
    ...scripts.map((file): [string, string, string] => [`/v1/checkout/${file}`, file, 'text/javascript']),
  ];
  for (const [path, file, type] of assets) {
    const text = readFileSync(new URL(`browser/${file}`, import.meta.url));
    app.get(path, (_request, reply) => {
      void reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache');
      void reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
      return text;
    });
  }

  app.get<{ Querystring: { order_id?: string; key_id?: string } }>('/v1/checkout/embedded', ({ query }, reply) => {
    void reply.type('text/html; charset=utf-8').header('content-security-policy', framePolicy);
    void reply.header('cache-control', 'no-store');
    if (query.key_id !== gateway.config.keyId) return refusalPage('The shop gave a wrong key, so nothing can be paid.');
    const order = gateway.ledger.orders.get(query.order_id ?? '');
    if (!order) return refusalPage('This order is not known here, so nothing can be paid.');
    if (order.status === 'paid') return refusalPage('This order has already been paid.');
    return checkoutPage(order, gateway.config.keyId);
  });

  app.post<{ Body: Record<string, unknown> | null }>('/v1/checkout/payments', ({ body }) => {
    if (body?.key_id !== gateway.config.keyId) throw invalidInput('The key is not valid', 'key_id');
    const payment = gateway.attempt(String(body.order_id), readAttempt(body));
    // Status 200: the request itself succeeded, and its response reports that the bank declined.
    return payment.status === 'failed' ? asError(payment).toBody() : gateway.sign(payment);
  });
}

/** A failed attempt, in the form of the window's `payment.failed` event. */
function asError(payment: Payment): GatewayError {
  return new GatewayError({
    description: payment.error_description ?? 'The payment failed.',
    source: payment.error_source ?? 'bank',
    step: payment.error_step ?? 'payment_authorization',
    reason: payment.error_reason ?? 'payment_failed',
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  });
}
