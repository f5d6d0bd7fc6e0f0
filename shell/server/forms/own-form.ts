import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';

type Sender = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a page of this site posted the form. No script can change these headers of a browser; an older browser sends
 * `Origin` only. A page is the same for all visitors, so it cannot contain a token.
 */
export function isOwnForm({ headers, host }: Sender, { origin }: Pick<SiteConfig, 'origin'>): boolean {
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined) return relation === 'same-origin';
  // The site may have several names.
  return [origin, `${new URL(origin).protocol}//${host}`].includes(headers.origin ?? '');
}
