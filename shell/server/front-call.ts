import { API_BASE } from '@vidya/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';

/** Headers that tell the API the caller's IP address and the host. The API trusts them from this server only. */
export const callerHeaders = ({ ip, host }: Pick<FastifyRequest, 'ip' | 'host'>, { originSecret }: SiteConfig) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-vidya-front': originSecret,
});

/** The address of a call. Throws for one that an area made up: that is no call. */
export function callUrl(address: string, { api }: SiteConfig): URL {
  const { pathname, search } = new URL(address, api);
  if (!pathname.startsWith(`${API_BASE}/`)) throw new Error(`${address} is no call.`);
  return new URL(pathname + search, api);
}

/**
 * Sends a GET request to the API for a page, as a visitor unless `cookie` is given. Rejects without a response within
 * `headWaitMs`.
 */
export async function callApi(
  address: string,
  request: FastifyRequest,
  config: SiteConfig,
  cookie?: string,
): Promise<Response> {
  return fetch(callUrl(address, config), {
    headers: { ...callerHeaders(request, config), ...(cookie !== undefined && { cookie }) },
    signal: AbortSignal.timeout(config.headWaitMs),
  });
}
