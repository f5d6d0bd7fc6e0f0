import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { JWK, Provider } from 'oidc-provider';
import { rangeRoutes } from './breached-passwords/range.routes.ts';
import type { SandboxConfig } from './config.ts';
import { controlRoutes } from './control/control.routes.ts';
import { payoutControlRoutes } from './control/payouts.routes.ts';
import { apiRoutes } from './gateway/api.routes.ts';
import { checkoutRoutes } from './gateway/checkout/checkout.routes.ts';
import { GatewayError, invalidInput } from './gateway/errors.ts';
import type { Gateway } from './gateway/gateway.ts';
import { inboxRoutes } from './mail/inbox.routes.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import type { Accounts } from './sign-in/accounts.ts';
import { buildTokenRoutes } from './sign-in/build-token.routes.ts';
import { providerRoutes, signInRoutes } from './sign-in/sign-in.routes.ts';

interface RoutesDependencies {
  config: SandboxConfig;
  gateway: Gateway;
  mailbox: Mailbox;
  accounts: Accounts;
  running: () => { provider: Provider; issuer: string; signingKey: JWK; smtpPort: number };
  isReady: () => boolean;
}

/** All routes of the sandbox. Each third party has its own scope, with its own rules about callers. */
export async function registerRoutes(app: FastifyInstance, parts: RoutesDependencies): Promise<void> {
  const { config, gateway, mailbox, accounts, running, isReady } = parts;
  const provider = () => running().provider;
  await app.register(formbody);
  answerErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  });
  app.get('/healthz', (_request, reply) => {
    return reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ok' : 'starting' });
  });
  await app.register(async (scope) => apiRoutes(scope, gateway));
  await app.register(async (scope) => checkoutRoutes(scope, gateway));
  await app.register(async (scope) => controlRoutes(scope, gateway, () => mailbox.empty()));
  await app.register(async (scope) => payoutControlRoutes(scope, gateway));
  await app.register(async (scope) => signInRoutes(scope, { config: config.signIn, accounts, provider }));
  await app.register(async (scope) => buildTokenRoutes(scope, running));
  await app.register(async (scope) => providerRoutes(scope, provider));
  await app.register(async (scope) => rangeRoutes(scope));
  await app.register(async (scope) => inboxRoutes(scope, mailbox));
  await app.register(async (scope) => pagesRoutes(scope, { config, gateway, addresses: running }));
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send(error.toBody());
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    return reply.code(status).send(invalidInput(error.message).toBody());
  });
  app.setNotFoundHandler((_request, reply) => {
    return reply.code(404).send(invalidInput('The requested URL was not found on the server.').toBody());
  });
}
