import { BlockList, isIP } from 'node:net';

// Two lists: in one, the mapped addresses of version 6 would cover all of version 4.
const inside = { 4: new BlockList(), 6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inside[4].addSubnet(network, prefix, 'ipv4');
  // What a network without version 4 makes of it (NAT64).
  inside[6].addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside[6].addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is of this machine or of a network of its own; a link's name may follow it ('fe80::1%eth0'). */
export function isPrivateIp(address: string): boolean {
  const ip = address.split('%', 1)[0]!;
  return isIP(ip) === 4 ? inside[4].check(ip, 'ipv4') : inside[6].check(ip, 'ipv6');
}

/** The host of an address, which is a name, without a dot at its end, or an IP address. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');

/** Whether an address leads to this machine or a network of its own, as it is written. Names are not resolved. */
export function isPrivateAddress(address: string): boolean {
  const host = hostOf(address);
  if (isIP(host) !== 0) return isPrivateIp(host);
  return !host.includes('.') || /\.(?:local|internal|localhost)$/.test(host);
}
