import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import { guardLoopback } from './loopback.ts';
import { readPayoutSwitches, readWhole } from './read-switches.ts';

interface ById {
  Params: { id: string };
}
interface Sent {
  Body: Record<string, unknown> | null;
}

/** Controls of settlements and payouts, for tests and for the page of payouts: its forms return to it. */
export function payoutControlRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.addHook('onRequest', guardLoopback);
  app.addHook('onSend', async ({ headers }, reply) => {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (isForm && reply.statusCode === 200) void reply.code(303).header('location', '/payouts');
  });
  const state = () => ({ ...gateway.payoutSwitches, balance: gateway.account.balance() });

  app.get('/control/payouts', state);
  app.post<Sent>('/control/payouts', ({ body }) => {
    gateway.changePayoutSwitches(readPayoutSwitches(body));
    return state();
  });
  app.post<ById & Sent>('/control/payouts/:id/move', ({ params, body }) =>
    gateway.payouts.move(params.id, body?.status),
  );
  app.post<Sent>('/control/funds', ({ body }) => {
    gateway.addFunds(readWhole('amount', body?.amount, 1e12));
    return state();
  });
  app.post('/control/settlements', () => gateway.createSettlement());
}
