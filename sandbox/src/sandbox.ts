import path from 'node:path';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { controlRoutes } from './control/control.routes.ts';
import { apiRoutes } from './gateway/api.routes.ts';
import { checkoutRoutes } from './gateway/checkout.routes.ts';
import { GatewayError, invalidInput } from './gateway/errors.ts';
import { createGateway } from './gateway/gateway.ts';
import { openJournal } from './journal.ts';

export interface Sandbox {
  app: FastifyInstance;
  /** Listens; answers with the address of the HTTP side. */
  start(): Promise<string>;
  stop(): Promise<void>;
}

/** All stand-ins in one process. Port 0 takes any free port. */
export async function createSandbox(config: SandboxConfig): Promise<Sandbox> {
  const gateway = createGateway(config.gateway, openJournal(path.join(config.dataDir, 'gateway.jsonl')));
  const app = Fastify({ forceCloseConnections: true });
  let isReady = false;
  await app.register(formbody);
  app.setErrorHandler((error: FastifyError | GatewayError, _request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send(error.toBody());
    if ((error.statusCode ?? 500) < 500)
      return reply.code(error.statusCode ?? 400).send(invalidInput(error.message).toBody());
    throw error;
  });
  app.get('/healthz', (_request, reply) =>
    reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'starting' }),
  );
  await app.register(async (scope) => apiRoutes(scope, gateway));
  await app.register(async (scope) => checkoutRoutes(scope, gateway));
  await app.register(async (scope) => controlRoutes(scope, gateway, () => undefined));

  return {
    app,
    async start() {
      const address = await app.listen({ host: config.host, port: config.port });
      gateway.webhooks.start();
      isReady = true;
      return address;
    },
    async stop() {
      isReady = false;
      await gateway.webhooks.stop();
      await app.close();
    },
  };
}
