import type { FastifyRequest } from 'fastify';

/** Whether the caller has the response with this `ETag` already. */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const etags = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return etags?.includes(etag) ?? false;
}
