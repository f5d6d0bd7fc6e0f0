import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe, routeOf } from './routes.ts';

/** One line of JSON for each response: nothing of an address but its route, and of a person only the role. */
export function logRequests(app: FastifyInstance, roleOf: (request: FastifyRequest) => string | undefined): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    if (!isProbe({ url: route })) {
      const line = {
        time: new Date().toISOString(),
        id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        role: roleOf(request),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
    done();
  });
}
