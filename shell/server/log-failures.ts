import { routeOf } from '@vidya/server/routes';
import { stackOf } from '@vidya/server/stack-of';
import type { FastifyInstance } from 'fastify';

/** Writes down what this server itself failed on: where in the code, and nothing of what was asked for. */
export function logFailures(site: FastifyInstance): void {
  site.addHook('onError', async (request, _, error) => {
    if ((error.statusCode ?? 500) < 500) return;
    console.error(`Request ${request.id} (${routeOf(request)}) failed: ${error.name}\n${stackOf(error)}`);
  });
}
