import type { FastifyRequest } from 'fastify';

/**
 * The site's origin as this browser knows it, for links in mails and redirects. Only configured origins count:
 * anybody can write these headers.
 */
export function siteOriginOf(request: FastifyRequest, siteOrigins: readonly [string, ...string[]]): string {
  const { origin, host } = request.headers;
  const forwarded = request.headers['x-forwarded-host'];
  const found = siteOrigins.find((site) => {
    const siteHost = new URL(site).host;
    return site === origin || siteHost === forwarded || siteHost === host;
  });
  return found ?? siteOrigins[0];
}
