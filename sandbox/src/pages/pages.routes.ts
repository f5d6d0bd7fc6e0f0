import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { SandboxConfig } from '../config.ts';
import { guardLoopback } from '../control/loopback.ts';
import { readSwitches } from '../control/read-switches.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { homePage } from './home-page.ts';
import { sendPage } from './page.ts';
import { paymentsPage } from './payments-page.ts';
import { payoutsPage } from './payouts-page.ts';
import { switchesPage } from './switches-page.ts';

interface PageParts {
  config: SandboxConfig;
  gateway: Gateway;
  addresses: () => { issuer: string; smtpPort: number };
}

/** The pages for people at this machine. */
export function pagesRoutes(app: FastifyInstance, { config, gateway, addresses }: PageParts): void {
  const style = readFileSync(new URL('sandbox.css', import.meta.url));
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.register(async (scope) => {
    scope.addHook('onRequest', guardLoopback);
    scope.get('/', (_request, reply) => sendPage(reply, homePage(config, addresses())));
    scope.get('/payments', (_request, reply) => sendPage(reply, paymentsPage(gateway.ledger)));
    scope.get('/payouts', (_request, reply) => sendPage(reply, payoutsPage(gateway)));
    scope.get('/switches', (_request, reply) => sendPage(reply, switchesPage(gateway.webhooks)));
    scope.post<{ Body: Record<string, unknown> | null }>('/switches', ({ body }, reply) => {
      // Browsers do not send a box that is not ticked.
      Object.assign(gateway.webhooks.switches, readSwitches({ disorder: 'off', drop: 'off', ...body }));
      return reply.redirect('/switches', 303);
    });
  });
}
