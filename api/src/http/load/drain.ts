import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

/** The time before a server ends: `/ready` is 503, while everything is served as before. */
interface Draining {
  isOn(): boolean;
  begin(): void;
}

/** Call it before the response cache is added: what that sends must end its connection too. */
export function addDrain(app: FastifyInstance): void {
  let isOn = false;
  app.decorate('draining', { isOn: () => isOn, begin: () => void (isOn = true) });
  app.addHook('onRequest', async (_request, reply) => {
    // A kept connection would bring the next request here, perhaps at the moment in which the server closes it.
    if (isOn) reply.raw.setHeader('connection', 'close');
  });
}
