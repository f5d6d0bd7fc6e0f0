import type { FastifyInstance } from 'fastify';
import type { WebhookSwitches } from '../config.ts';
import { readAttempt } from '../gateway/checkout/read-attempt.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { guardLoopback } from './loopback.ts';
import { readSwitches } from './read-switches.ts';

interface ById {
  Params: { id: string };
}
type Body = Record<string, unknown> | null;

/** Controls for tests and for people at this machine; not part of any third party's protocol. */
export function controlRoutes(app: FastifyInstance, gateway: Gateway, emptyInbox: () => void): void {
  const { webhooks } = gateway;
  app.addHook('onRequest', guardLoopback);

  const state = (): WebhookSwitches & { waiting: object[] } => ({
    ...webhooks.switches,
    waiting: webhooks
      .waiting()
      .map(({ id, event, eventId, attempts, dueAt }) => ({ id, event, eventId, attempts, dueAt })),
  });

  app.get('/control/webhooks', state);
  app.post<{ Body: Body }>('/control/webhooks', ({ body }) => {
    Object.assign(webhooks.switches, readSwitches(body));
    return state();
  });

  app.post<ById & { Body: Body }>('/control/orders/:id/pay', ({ params, body }) => {
    const payment = gateway.attempt(params.id, readAttempt(body));
    if (payment.status !== 'failed') return gateway.sign(payment);
    return { razorpay_payment_id: payment.id, razorpay_order_id: payment.order_id, error: payment.error_description };
  });
  app.post<ById>('/control/payments/:id/recover', ({ params }) => gateway.sign(gateway.recover(params.id)));

  app.post('/control/reset', () => {
    gateway.reset();
    emptyInbox();
    return state();
  });
}
