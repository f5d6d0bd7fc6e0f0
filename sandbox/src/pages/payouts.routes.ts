import type { FastifyInstance } from 'fastify';
import { readPayoutSwitches, readWhole } from '../control/read-switches.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { sendPage } from './page.ts';
import { payoutsPage } from './payouts-page.ts';

interface Sent {
  Body: Record<string, unknown> | null;
}

/** The page of payouts. Its forms return to it. */
export function payoutPageRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get('/payouts', (_request, reply) => sendPage(reply, payoutsPage(gateway)));
  app.post<Sent>('/payouts', ({ body }, reply) => {
    // Browsers do not send a box that is not ticked.
    gateway.changePayoutSwitches(readPayoutSwitches({ loseResponse: 'off', lowBalance: 'off', ...body }));
    return reply.redirect('/payouts', 303);
  });
  app.post<Sent & { Params: { id: string } }>('/payouts/:id/move', ({ params, body }, reply) => {
    gateway.payouts.move(params.id, body?.status);
    return reply.redirect('/payouts', 303);
  });
  app.post<Sent>('/payouts/funds', ({ body }, reply) => {
    gateway.addFunds(readWhole('amount', body?.amount, 1e12));
    return reply.redirect('/payouts', 303);
  });
  app.post('/payouts/settle', (_request, reply) => {
    gateway.settle();
    return reply.redirect('/payouts', 303);
  });
}
