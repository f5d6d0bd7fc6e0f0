import { requestIdHeader } from '@vidya/server/request-id';
import type { FastifyRequest } from 'fastify';

/** Whom a request to the API is for. */
export type Caller = Pick<FastifyRequest, 'ip' | 'host' | 'id'>;

/** Headers that tell the API the caller's IP address, the host and the request's id. The API trusts them from this server only. */
export const callerHeaders = ({ ip, host, id }: Caller, { originSecret }: { originSecret: string }) => ({
  [requestIdHeader]: id,
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-vidya-front': originSecret,
});
