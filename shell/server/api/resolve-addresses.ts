import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Finds the IP addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

const resolveWithinMs = 1_000;

export const resolveByDns: Resolve = async (name) =>
  (await lookup(name, { all: true, order: 'verbatim' })).map(({ address }) => address);

/** Names that stand for one server: certificates are made out to the name, and this machine is one. */
const isOne = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'http:' || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;

const inTime = (work: Promise<string[]>): Promise<string[]> =>
  Promise.race([work, pause(resolveWithinMs, [], { ref: false })]);

/**
 * The addresses of all servers that a name stands for now, such as those of a headless service; one that stands for one
 * server as it is. Null if the name cannot be resolved now.
 */
export async function addressesOf(address: string, resolve: Resolve): Promise<string[] | null> {
  const url = new URL(address);
  if (isOne(url)) return [address];
  const found = await inTime(resolve(url.hostname)).catch(() => []);
  if (found.length === 0) return null;
  return found.map((ip) => {
    const one = new URL(url);
    one.hostname = ip.includes(':') ? `[${ip}]` : ip;
    return one.origin;
  });
}
