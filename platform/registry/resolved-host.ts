import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hostOf, isPrivateAddress, isPrivateIp } from './private-host.ts';

/** The IP addresses of a name; rejects if it has none. */
export type ResolveHost = (name: string) => Promise<string[]>;

/** As `fetch` resolves it: the machine's own list of hosts counts. */
export const resolveBySystem: ResolveHost = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

const withinMs = 2_000;

/** 'unknown': the look-up did not end in time. */
export type Reach = 'public' | 'private' | 'unknown';

const reachOf = async (host: string, resolve: ResolveHost): Promise<Reach> => {
  try {
    return (await resolve(host)).some(isPrivateIp) ? 'private' : 'public';
  } catch {
    // A name without addresses leads nowhere: an area may be granted before its host is there.
    return 'public';
  }
};

/** Whether this server may send a request to an address: where private hosts are refused, only to a public one. */
export type MayReach = (address: string) => Promise<boolean>;

/** Whether an address leads to this machine or a network of its own, by its written host or by what that resolves to. */
export async function reachOfAddress(address: string, resolve: ResolveHost): Promise<Reach> {
  if (isPrivateAddress(address)) return 'private';
  const host = hostOf(address);
  if (isIP(host) !== 0) return 'public';
  const timer = new AbortController();
  try {
    return await Promise.race([
      reachOf(host, resolve),
      pause(withinMs, 'unknown' as const, { ref: false, signal: timer.signal }),
    ]);
  } finally {
    timer.abort();
  }
}

export const createMayReach =
  ({ allowsPrivateHosts, resolveHost }: { allowsPrivateHosts: boolean; resolveHost: ResolveHost }): MayReach =>
  async (address) =>
    allowsPrivateHosts || (await reachOfAddress(address, resolveHost)) === 'public';
