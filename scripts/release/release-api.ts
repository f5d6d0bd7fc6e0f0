import { type Call, type CallInput, type CallShape, callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { HostMetadata } from '@vidya/contracts/release/release';
import {
  announceHost,
  listReleases,
  type NewVersion,
  type Promotion,
  promoteVersion,
  type Rollback,
  registerVersion,
  rollBackVersion,
} from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { continueRollout, haltRollout, type NewRollout, startRollout } from '@vidya/contracts/release/rollout-calls';
import { ReleaseError } from './release-error.ts';

export type ReleaseApi = ReturnType<typeof releaseApi>;

interface ApiPlace {
  /** Origin of the API. */
  address: string;
  token: string;
  /** The name in the audit log. */
  who: string;
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    const { origin } = new URL(address);
    throw new ReleaseError(
      `The API does not respond at ${origin}: start the site first (npm start), or set RELEASE_API.`,
    );
  }
}

async function dataOf(response: Response): Promise<unknown> {
  const envelope = (await response.json().catch(() => null)) as Envelope | null;
  if (response.ok && envelope) return envelope.Data;
  const text = envelope?.Message ?? `${new URL(response.url).host} answered ${response.status}.`;
  const isStranger = response.status === 401 || response.status === 403;
  throw new ReleaseError(isStranger ? `${text}\nThe API does not take this RELEASE_TOKEN.` : text);
}

interface Caller {
  address: string;
  headers: Record<string, string>;
}

async function send<S extends CallShape>(
  { address, headers }: Caller,
  call: Call<S>,
  input: CallInput<S>,
): Promise<S['data']> {
  const { params, body } = input as { params?: Record<string, string>; body?: object };
  const response = await request(address + callAddress(call, params), {
    method: call.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return dataOf(response);
}

/** The API's release calls, with the token. Each throws a `ReleaseError` with the API's message. */
export function releaseApi({ address, token, who }: ApiPlace) {
  const headers = { authorization: `Bearer ${token}`, 'x-vidya-releaser': encodeURIComponent(who) };
  const api: Caller = { address, headers };
  return {
    list: () => send(api, listReleases, {}),
    register: (name: RemoteName, body: NewVersion) => send(api, registerVersion, { params: { name }, body }),
    promote: (name: RemoteName, body: Promotion) => send(api, promoteVersion, { params: { name }, body }),
    rollOut: (name: RemoteName, body: NewRollout) => send(api, startRollout, { params: { name }, body }),
    halt: (name: RemoteName, reason: string) => send(api, haltRollout, { params: { name }, body: { reason } }),
    goOn: (name: RemoteName, reason: string) => send(api, continueRollout, { params: { name }, body: { reason } }),
    rollBack: (name: RemoteName, body: Rollback) => send(api, rollBackVersion, { params: { name }, body }),
  };
}

/** Sends a shell build's metadata to the API, as the front server does at its start. Returns warnings about areas. */
export const announce = (body: HostMetadata, { address, secret }: { address: string; secret: string }) =>
  send({ address, headers: { 'x-vidya-front': secret } }, announceHost, { body });
