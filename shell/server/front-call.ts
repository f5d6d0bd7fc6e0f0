import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { API_BASE } from '@vidya/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';
import type { ApiResponse } from './renderer/messages.ts';

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

/** `fetch` for short texts from near: it takes twice the CPU time and asks for compression. */
const get = (url: URL, options: http.RequestOptions): Promise<ApiResponse> =>
  new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const read = async (response: http.IncomingMessage): Promise<ApiResponse> => ({
      status: response.statusCode ?? 0,
      text: await text(response),
    });
    client.get(url, options, (response) => resolve(read(response))).on('error', reject);
  });

/**
 * Sends a GET request to the API for a page, as a visitor unless `cookie` is given. Rejects without a response within
 * `headWaitMs`.
 */
export async function callApi(
  address: string,
  request: FastifyRequest,
  config: SiteConfig,
  cookie?: string,
): Promise<ApiResponse> {
  return get(callUrl(address, config), {
    headers: { ...callerHeaders(request, config), ...(cookie !== undefined && { cookie }) },
    signal: AbortSignal.timeout(config.headWaitMs),
  });
}
