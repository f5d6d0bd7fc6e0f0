import type { FastifyInstance } from 'fastify';

/** For so long a version that does not render, or an API that is away, keeps a server that starts from its visitors, in ms. */
const warmUpMaxMs = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/healthz` says that this server is about to end. */
    drain: () => void;
  }
}

/**
 * `/healthz`, for the balancer in front: 503 from the start until `isReady`, so that no page goes out without its content
 * from a server that others can stand in for, and again once it drains.
 */
export function healthRoute(site: FastifyInstance, isReady: () => boolean): void {
  let isDraining = false;
  let isWarm = false;
  let waitsUntil = 0;
  site.addHook('onListen', async () => void (waitsUntil = performance.now() + warmUpMaxMs));
  site.decorate('drain', () => void (isDraining = true));
  site.get('/healthz', (_, reply) => {
    isWarm ||= isReady() || performance.now() >= waitsUntil;
    const ok = isWarm && !isDraining;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
