import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';

/** Headers that tell the API the caller's IP address and the host. The API trusts them from this server only. */
export const callerHeaders = ({ ip, host }: Pick<FastifyRequest, 'ip' | 'host'>, { originSecret }: SiteConfig) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-vidya-front': originSecret,
});
