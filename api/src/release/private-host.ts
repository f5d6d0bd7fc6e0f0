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
] as const)
  inside[4].addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside[6].addSubnet(network, prefix, 'ipv6');

/** Whether an address leads to this machine or a network of its own. Names are not resolved. */
export function isPrivateAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 4) return inside[4].check(host, 'ipv4');
  if (family === 6) return inside[6].check(host, 'ipv6');
  return !host.includes('.') || /\.(?:local|internal|localhost)\.?$/.test(host);
}
