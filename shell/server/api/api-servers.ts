import { ready } from '@vidya/contracts/browser/calls';
import { callAddress } from '@vidya/contracts/calls/call';
import { filesMissing } from '@vidya/contracts/texts/choices';
import { addressesOf, type Resolve, resolveByDns } from './resolve-addresses.ts';
import { createStaleResponses } from './stale-responses.ts';

/** How often each server is asked whether it is ready, and how long it may take to say so, in ms. */
const probeEveryMs = 1_000;
const probeWithinMs = 1_000;
/** A busy server may miss one. */
const maxFailures = 2;
/** A server that refuses connections is down at once; one that is silent or not ready may be busy, and is down after this, in ms. */
const downAfterMs = 5_000;

export type ApiServers = ReturnType<typeof createApiServers>;

/**
 * 'well': a server can serve, its database responds, and it is not about to end. 'partly': it waits for the files of the
 * site, and serves the rest.
 */
async function conditionOf(address: string): Promise<'well' | 'partly' | 'unable'> {
  try {
    const response = await fetch(address + callAddress(ready), { signal: AbortSignal.timeout(probeWithinMs) });
    if (response.ok) return 'well';
    const { Error: code } = (await response.json()) as { Error?: unknown };
    return code === filesMissing ? 'partly' : 'unable';
  } catch {
    return 'unable';
  }
}

/**
 * The API's servers, at one or more addresses without a path. One that is gone, hangs or is not ready gets no requests
 * until it is ready again; when none is, all do, because one may be slow only. A name is resolved again with each look:
 * it may stand for several servers, and for others tomorrow.
 */
export function createApiServers(configured: string[], resolve: Resolve = resolveByDns, now: () => number = Date.now) {
  let addresses = configured;
  const known = new Map<string, string[]>();
  const away = new Set<string>();
  /** Of those that are away: they are asked while no other server is well. */
  const partly = new Set<string>();
  const failedProbes = new Map<string, number>();
  /** Since when each server has failed, in ms since 1970; 0 if it refuses connections. */
  const failingSince = new Map<string, number>();
  let turn = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const note = (address: string, isWell: boolean): void => {
    if (isWell === !away.has(address)) return;
    if (isWell) away.delete(address);
    else away.add(address);
    console.warn(`The API at ${address} ${isWell ? 'responds again' : 'does not respond'}.`);
  };
  const probe = async (address: string): Promise<void> => {
    const condition = await conditionOf(address);
    const isWell = condition === 'well';
    if (condition === 'partly') partly.add(address);
    else partly.delete(address);
    const failures = isWell ? 0 : (failedProbes.get(address) ?? 0) + 1;
    failedProbes.set(address, failures);
    if (condition !== 'unable') failingSince.delete(address);
    else if (!failingSince.has(address)) failingSince.set(address, now());
    if (isWell || failures >= maxFailures) note(address, isWell);
  };
  const find = async (address: string): Promise<string[]> => {
    const found = (await addressesOf(address, resolve)) ?? known.get(address) ?? [address];
    known.set(address, found);
    return found;
  };
  const look = async (): Promise<void> => {
    addresses = [...new Set((await Promise.all(configured.map(find))).flat())];
    for (const gone of partly) if (!addresses.includes(gone)) partly.delete(gone);
    for (const gone of away) if (!addresses.includes(gone)) away.delete(gone);
    for (const gone of failingSince.keys()) if (!addresses.includes(gone)) failingSince.delete(gone);
    await Promise.all(addresses.map(probe));
  };
  return {
    /** What they said last, for the time without them. */
    stale: createStaleResponses(),
    /** The address for a request: the servers take turns. `besides`: another one, if there is one that responds. */
    address(besides?: string): string {
      const others = addresses.filter((each) => each !== besides);
      const well = others.filter((each) => !away.has(each));
      const able = well.length > 0 ? well : others.filter((each) => partly.has(each));
      const from = able.length > 0 || besides ? able : others;
      turn += 1;
      return from[turn % from.length] ?? besides ?? addresses[0]!;
    },
    /** No server responds, as far as known: waiting for one is of no use where there is something else to send. */
    isAway: (): boolean => away.size === addresses.length && partly.size === 0,
    /** What people read as "our server is down": a server that is late only is not. */
    isDown: (): boolean => addresses.every((address) => now() - (failingSince.get(address) ?? now()) >= downAfterMs),
    /** A server has responded: pages can have their content. */
    isReachable: (): boolean => addresses.some((address) => failedProbes.get(address) === 0 || partly.has(address)),
    sizes: () => ({ well: addresses.length - away.size, away: away.size }),
    /** This address refused a connection. */
    failed: (address: string | undefined): void => {
      if (address === undefined) return;
      failingSince.set(address, 0);
      partly.delete(address);
      note(address, false);
    },
    look,
    /** Looks at every server from now on. */
    watch(): void {
      timer = setInterval(() => void look(), probeEveryMs).unref();
      void look();
    },
    stop: (): void => clearInterval(timer),
  };
}
