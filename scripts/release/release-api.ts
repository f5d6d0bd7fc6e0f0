import { type Call, callAddress, type CallInput, type CallShape, type Envelope } from '@vidya/contracts/call';
import type { HostFacts } from '@vidya/contracts/release';
import {
  announceHost,
  listReleases,
  type NewVersion,
  promoteVersion,
  type Promotion,
  registerVersion,
  type Rollback,
  rollBackVersion,
} from '@vidya/contracts/release-calls';
import type { RemoteName } from '@vidya/contracts/remotes';
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

async function dataOf(answer: Response): Promise<unknown> {
  const envelope = (await answer.json().catch(() => null)) as Envelope | null;
  if (answer.ok && envelope) return envelope.Data;
  const words = envelope?.Message ?? `${new URL(answer.url).host} answered ${answer.status}.`;
  const isStranger = answer.status === 401 || answer.status === 403;
  throw new ReleaseError(isStranger ? `${words}\nThe API does not take this RELEASE_TOKEN.` : words);
}

/** The API's calls about releases, for whoever holds the token. Each throws a `ReleaseError` in the API's own words. */
export function releaseApi({ address, token, who }: ApiPlace) {
  const headers = { authorization: `Bearer ${token}`, 'x-vidya-releaser': encodeURIComponent(who) };
  const send = async <S extends CallShape>(call: Call<S>, input: CallInput<S>): Promise<S['data']> => {
    const { params, body } = input as Sent;
    const answer = await ask(address + callAddress(call, params), {
      method: call.method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return dataOf(answer);
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
  facts: HostFacts,
  { address, secret }: { address: string; secret: string },
): Promise<string[]> {
  const answer = await ask(address + callAddress(announceHost), {
    method: announceHost.method,
    headers: { 'content-type': 'application/json', 'x-vidya-front': secret },
    body: JSON.stringify(facts),
  });
  return (await dataOf(answer)) as string[];
}
