import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** As in the code, never as requested: raw paths hold names and tokens, and there is no end of them. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Measures every response. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.observe('requests', reply.elapsedTime / 1000, { method: request.method, route: routeOf(request), status });
    if (reply.statusCode === 429) metrics.count('refusedRequests', { route: routeOf(request) });
    done();
  });
}
