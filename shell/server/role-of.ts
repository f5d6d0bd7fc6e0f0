import { getProfile } from '@vidya/contracts/browser/calls';
import type { User } from '@vidya/contracts/calls/account';
import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import { type AskedServers, askApi } from './api/ask-api.ts';
import { callerHeaders } from './caller-headers.ts';

/** How long each of two API servers may take to identify a person, in ms. */
const roleWithinMs = 2_000;

/** The role of the request's session, as the API reports it. Undefined without a session; throws if the API says nothing. */
export async function roleOf(
  request: FastifyRequest,
  config: { originSecret: string; api: AskedServers },
): Promise<string | undefined> {
  const cookie = request.headers.cookie;
  if (!cookie) return undefined;
  const headers = { ...callerHeaders(request, config), cookie };
  const ask = async (server: string) => {
    const signal = AbortSignal.timeout(roleWithinMs);
    const response = await fetch(server + callAddress(getProfile), { headers, signal });
    return { status: response.status, headers: Object.fromEntries(response.headers), response };
  };
  const { response } = await askApi(config.api, ask, { changes: false });
  if (response.status >= 500 || response.status === 429) throw new Error(`The API responds with ${response.status}.`);
  if (!response.ok) return undefined;
  return ((await response.json()) as Envelope<User>).Data?.role;
}
