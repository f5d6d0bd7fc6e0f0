import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isRequestId, requestIdHeader } from './request-id.ts';

/** Short enough to be read out on the telephone. */
const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, 16);

/** Settings for `fastify()`. A request keeps the id that it came with only if `isTrusted`: it ends up in our logs. */
export const requestIdSettings = (isTrusted: (request: IncomingMessage) => boolean) => ({
  requestIdHeader: false as const,
  genReqId: (request: IncomingMessage): string => {
    const given = request.headers[requestIdHeader];
    return isRequestId(given) && isTrusted(request) ? given : newRequestId();
  },
});

/** Every response names its request. On the raw response, because some responses are written without Fastify. */
export function returnRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(requestIdHeader, request.id);
    done();
  });
}
