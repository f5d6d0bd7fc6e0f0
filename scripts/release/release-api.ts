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
import { ReleaseError } from './release-error.ts';

export type ReleaseApi = ReturnType<typeof releaseApi>;

export interface ApiPlace {
  /** Origin of the API. */
  address: string;
  token: string;
  /** Who this is put down to. */
  who: string;
}

interface Sent {
  params?: Record<string, string>;
  body?: object;
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    const { origin } = new URL(address);
    throw new ReleaseError(
      `The API does not answer at ${origin}: start the site first (npm start), or set RELEASE_API.`,
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

/** The API's calls about releases, for whoever holds the token. Each throws a `ReleaseError` in the API's own words. */
export function releaseApi({ address, token, who }: ApiPlace) {
  const headers = { authorization: `Bearer ${token}`, 'x-vidya-releaser': encodeURIComponent(who) };
  const send = async <S extends CallShape>(call: Call<S>, input: CallInput<S>): Promise<S['data']> => {
    const { params, body } = input as Sent;
    const response = await ask(address + callAddress(call, params), {
      method: call.method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return dataOf(response);
  };
  return {
    list: () => send(listReleases, {}),
    register: (name: RemoteName, body: NewVersion) => send(registerVersion, { params: { name }, body }),
    promote: (name: RemoteName, body: Promotion) => send(promoteVersion, { params: { name }, body }),
    rollBack: (name: RemoteName, body: Rollback) => send(rollBackVersion, { params: { name }, body }),
  };
}

/** Tells the API what a build of the shell offers, as the front server does when it starts. Answers what cannot live on it. */
export async function announce(
  metadata: HostMetadata,
  { address, secret }: { address: string; secret: string },
): Promise<string[]> {
  const response = await ask(address + callAddress(announceHost), {
    method: announceHost.method,
    headers: { 'content-type': 'application/json', 'x-vidya-front': secret },
    body: JSON.stringify(metadata),
  });
  return (await dataOf(response)) as string[];
}
