import type { FastifyReply } from 'fastify';

/** For ten minutes. */
const seconds = 600;

/**
 * Allows caches in front of the API to send this response to anybody while the API is away (RFC 5861). Only for what
 * every visitor sees. Browsers do not read this header. `freshness`: what caches may do while the API is there.
 */
export const mayOutliveServer = (reply: FastifyReply, freshness = 'max-age=0'): FastifyReply =>
  reply.header('cdn-cache-control', `public, ${freshness}, stale-if-error=${seconds}`);
