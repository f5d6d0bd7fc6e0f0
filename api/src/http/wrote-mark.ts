import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Says that this browser's person has changed something in the last seconds. It identifies nobody. */
const wroteCookie = 'vidya-wrote';

/** Longer than a replica may be behind, and than a list stays in the memory of a server that was not told. */
const markSeconds = 10;

/**
 * After a successful change, the lists of a signed-in person come from the primary for a while, whichever server
 * reads them. Call it before the routes are registered.
 */
export function markWriters(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.addHook('preSerialization', async (request, reply) => {
    // Calls that need no token change nothing.
    if (!request.caller || !request.routeOptions.config.xsrf || reply.statusCode >= 400) return;
    reply.setCookie(wroteCookie, '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: markSeconds,
    });
  });
}

/** Whether the caller has just changed something. Without a session the mark says nothing: anybody can send it. */
export const wroteRecently = ({ caller, cookies }: Pick<FastifyRequest, 'caller' | 'cookies'>): boolean =>
  caller !== null && cookies[wroteCookie] !== undefined;
