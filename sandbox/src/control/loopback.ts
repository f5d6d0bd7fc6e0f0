import type { FastifyReply, FastifyRequest } from 'fastify';

const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a connection came from this machine, by its remote address. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/** Accepts only requests from this machine, under its own names, and none from a page of another site. */
export function guardLoopback(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { host = '', origin } = request.headers;
  const isForeign = origin !== undefined && URL.parse(origin)?.host !== host;
  const isOwnName = names.has(URL.parse(`http://${host}`)?.hostname ?? '');
  if (isLoopback(request.ip) && isOwnName && !isForeign) return done();
  void reply.code(403).send({ error: { description: 'Only for programs on this machine' } });
}
