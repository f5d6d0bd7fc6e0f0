import type { FastifyRequest } from 'fastify';

type Origins = readonly [string, ...string[]];

/** The site's origin as this browser knows it, if it is a configured one: anybody can write these headers. */
export function acceptedOriginOf(request: FastifyRequest, siteOrigins: Origins): string | undefined {
  const { origin, host } = request.headers;
  const forwarded = request.headers['x-forwarded-host'];
  return siteOrigins.find((site) => {
    const siteHost = new URL(site).host;
    return site === origin || siteHost === forwarded || siteHost === host;
  });
}

/** The same for links in mails and redirects, with the first origin as the fallback. */
export const siteOriginOf = (request: FastifyRequest, siteOrigins: Origins): string =>
  acceptedOriginOf(request, siteOrigins) ?? siteOrigins[0];
