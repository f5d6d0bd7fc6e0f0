import type { IncomingHttpHeaders } from 'node:http';
import { shedHeader } from '@vidya/server/shed-header';
import type { ApiServers } from './api-servers.ts';

/** The status of a server that cannot serve now; another one may. */
export const isUnable = (status: number): boolean => [502, 503, 504].includes(status);

export type AskedServers = Pick<ApiServers, 'address' | 'failed'>;

interface AnyResponse {
  status: number;
  headers?: IncomingHttpHeaders;
}

/** Whether another server may do better; not for one that is overloaded, since the others share its load. */
const mayGoElsewhere = ({ status, headers = {} }: AnyResponse): boolean =>
  isUnable(status) && headers[shedHeader] === undefined;

/** The request has never been sent: nothing listens there. */
export function wasRefused(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
}

/**
 * Sends a request of this server to the API, and once more to another of its servers if the first cannot serve. One that
 * changes something goes out twice only if it was never sent. `send` rejects without a response.
 */
export async function askApi<Response extends AnyResponse>(
  api: AskedServers,
  send: (address: string) => Promise<Response>,
  { changes }: { changes: boolean },
): Promise<Response> {
  const first = api.address();
  const other = api.address(first);
  try {
    const response = await send(first);
    if (changes || other === first || !mayGoElsewhere(response)) return response;
  } catch (error) {
    const isRefused = wasRefused(error);
    if (isRefused) api.failed(first);
    if (other === first || (changes && !isRefused)) throw error;
  }
  return send(other);
}
