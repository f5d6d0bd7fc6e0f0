import { type Call, type CallInput, type CallShape, callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { RemoteReleases } from '../../calls/area-releases.ts';
import { listRecordedCalls } from '../../calls/call-contract.ts';
import { endPreview, makePreview, type PreviewRequest } from '../../calls/preview.ts';
import { addRehearsal, type SentRehearsal } from '../../calls/rehearsal.ts';
import {
  addSourceMaps,
  announceHost,
  grantArea,
  listReleases,
  type NewVersion,
  type Promotion,
  promoteVersion,
  type Rollback,
  registerVersion,
  rollBackVersion,
  type SourceMaps,
} from '../../calls/release.ts';
import { approveRelease } from '../../calls/rights.ts';
import { continueRollout, haltRollout, type NewRollout, startRollout } from '../../calls/rollout.ts';
import type { AreaGrant } from '../../gate/document/area-declaration.ts';
import type { HostMetadata } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { ReleaseError } from './release-error.ts';

export type ReleaseApi = ReturnType<typeof releaseApi>;

interface ApiPlace {
  /** Origin of the API. */
  address: string;
  /** The token for an area; for lists, without one. */
  token: (area?: RemoteName) => Promise<string>;
  /** The name in the audit log. */
  who: string;
}

/** Max time, in ms, for one call: registering a version parses all its scripts and tries its calls. */
const callLimitMs = 180_000;

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(callLimitMs) });
  } catch {
    const { origin } = new URL(address);
    throw new ReleaseError(
      `The API does not respond at ${origin}: is the site started there (npm start)? RELEASE_API names another.`,
    );
  }
}

/** The hint for a token that the API does not know. */
const whichToken =
  'RELEASE_TOKEN is for a site on this machine (npm start keeps it in .data/release-token) and for first releases; ' +
  'a build server gets its own token, from the issuer that an administrator trusts for the area.';

async function dataOf(response: Response): Promise<unknown> {
  const envelope = (await response.json().catch(() => null)) as Envelope | null;
  if (response.ok && envelope) return envelope.Data;
  const text = envelope?.Message ?? `${new URL(response.url).host} answered ${response.status}.`;
  const isStranger = response.status === 401 || response.status === 403;
  throw new ReleaseError(isStranger ? `${text}\n${whichToken}` : text);
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
  const callerFor = async (area?: RemoteName): Promise<Caller> => ({
    address,
    headers: { authorization: `Bearer ${await token(area)}`, 'x-vidya-releaser': encodeURIComponent(who) },
  });
  type AreaCall<Body extends object> = Call<{ params: { name: RemoteName }; body: Body; data: RemoteReleases }>;
  const change =
    <Body extends object>(call: AreaCall<Body>) =>
    async (name: RemoteName, body: Body): Promise<RemoteReleases> =>
      send(await callerFor(name), call, { params: { name }, body });
  return {
    grant: change<AreaGrant>(grantArea),
    list: async () => send(await callerFor(), listReleases, {}),
    recordedCalls: async () => send(await callerFor(), listRecordedCalls, {}),
    register: change<NewVersion>(registerVersion),
    addSourceMaps: async (name: RemoteName, version: string, body: SourceMaps) =>
      send(await callerFor(name), addSourceMaps, { params: { name, version }, body }),
    addRehearsal: async (name: RemoteName, version: string, body: SentRehearsal) =>
      send(await callerFor(name), addRehearsal, { params: { name, version }, body }),
    promote: change<Promotion>(promoteVersion),
    rollOut: change<NewRollout>(startRollout),
    halt: change<{ reason: string }>(haltRollout),
    goOn: change<{ reason?: string | undefined }>(continueRollout),
    preview: async (name: RemoteName, body: PreviewRequest) =>
      send(await callerFor(name), makePreview, { params: { name }, body }),
    endPreview: async (name: RemoteName, id: string) =>
      send(await callerFor(name), endPreview, { params: { name, id } }),
    approve: async (name: RemoteName) => send(await callerFor(name), approveRelease, { params: { name } }),
    rollBack: change<Rollback>(rollBackVersion),
  };
}

/** Sends a shell build's metadata to the API, as the front server does at its start. Returns warnings about areas. */
export const announce = (body: HostMetadata, { address, secret }: { address: string; secret: string }) =>
  send({ address, headers: { 'x-vidya-front': secret } }, announceHost, { body });
