import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { siteOriginOf } from '../http/access/origin.ts';

/** Where a request comes from: for mails, and for what people see of their account. */
export interface RequestSource {
  userAgent: string;
  /** The site's origin as this browser knows it. */
  origin: string;
}

export const sourceOf = (request: FastifyRequest, { siteOrigins }: Pick<Config, 'siteOrigins'>): RequestSource => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  origin: siteOriginOf(request, siteOrigins),
});
