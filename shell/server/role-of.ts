import { getProfile } from '@vidya/contracts/browser/calls';
import type { User } from '@vidya/contracts/calls/account';
import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { FastifyRequest } from 'fastify';

/** How long the API may take to identify a person, in ms. */
export const roleWithinMs = 2_000;

/** The role of the request's session, as the API reports it. Undefined without a session; throws if the API is down. */
export async function roleOf(request: FastifyRequest, api: string, signal: AbortSignal): Promise<string | undefined> {
  const cookie = request.headers.cookie;
  if (!cookie) return undefined;
  const response = await fetch(api + callAddress(getProfile), { headers: { cookie }, signal });
  if (response.status >= 500) throw new Error(`The API responds with ${response.status}.`);
  if (!response.ok) return undefined;
  return ((await response.json()) as Envelope<User>).Data?.role;
}
