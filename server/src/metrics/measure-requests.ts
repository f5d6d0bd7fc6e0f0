import type { FastifyInstance } from 'fastify';
import { routeOf } from '../routes.ts';
import type { Metrics } from './metrics.ts';

/** Measures every response. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.observe('requests', reply.elapsedTime / 1000, { method: request.method, route: routeOf(request), status });
    if (reply.statusCode === 429) metrics.count('refusedRequests', { route: routeOf(request) });
    done();
  });
}
