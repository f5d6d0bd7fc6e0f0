import { health, ready } from '@vidya/contracts/calls/contact';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { filesMissing } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import type { Missing } from '../start-up.ts';
import { ApiProblem, notFound } from './errors.ts';
import { addRoute } from './route.ts';

interface Health {
  isDatabaseAlive: () => Promise<boolean>;
  missing: () => Missing;
}

const served = [health.name, ready.name];

/** Every other route is not found: a worker has them only because modules register routes and jobs together. */
export function serveHealthOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!served.includes(routeOptions.config?.call ?? '')) throw notFound(texts.page.notFoundTitle);
  });
}

/** Until a server that has just started has seen its database, whose tables may be those of an older version. */
export function serveHealthFirst(app: FastifyInstance, missing: () => Missing): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (missing() === 'database' && !served.includes(routeOptions.config?.call ?? ''))
      throw new ApiProblem(503, texts.session.serverDown, 'Starting');
  });
}

/** Health: the process responds. Readiness: the database responds too and the server is not about to end. */
export function healthRoutes(app: FastifyInstance, { isDatabaseAlive, missing }: Health): void {
  addRoute(app, health, { by: 'public' }, async () => ({ data: { uptimeSeconds: Math.round(process.uptime()) } }), {
    load: 'essential',
  });
  const answerReady = async () => {
    if (app.draining.isOn()) throw new ApiProblem(503, texts.session.serverDown, 'Draining');
    if (missing() === 'files') throw new ApiProblem(503, texts.session.serverDown, filesMissing);
    if (missing() !== null || !(await isDatabaseAlive()))
      throw new ApiProblem(503, apiMessages.request.databaseDown, 'NotReady');
    return { data: null };
  };
  addRoute(app, ready, { by: 'public' }, answerReady, { load: 'essential' });
}
