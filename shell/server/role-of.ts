import { getProfile } from '@vidya/contracts/browser/calls';
import type { User } from '@vidya/contracts/calls/account';
import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import { callerHeaders } from './caller-headers.ts';

/** How long the API may take to identify a person, in ms. */
const roleWithinMs = 2_000;

/** The role of the request's session, as the API reports it. Undefined without a session; throws if the API says nothing. */
export async function roleOf(
  request: FastifyRequest,
  config: { originSecret: string; api: { address: () => string } },
): Promise<string | undefined> {
  const cookie = request.headers.cookie;
  if (!cookie) return undefined;
  const response = await fetch(config.api.address() + callAddress(getProfile), {
    headers: { ...callerHeaders(request, config), cookie },
    signal: AbortSignal.timeout(roleWithinMs),
  });
  if (response.status >= 500 || response.status === 429) throw new Error(`The API responds with ${response.status}.`);
  if (!response.ok) return undefined;
  return ((await response.json()) as Envelope<User>).Data?.role;
}
