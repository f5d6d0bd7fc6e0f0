import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { servedAreas } from '../config/areas.ts';
import { isFree } from '../run/ports.ts';

const withMetrics = ['front-1', 'front-2', 'api-1', 'api-2', 'api-3', 'worker-1', 'worker-2'] as const;

/** All that listens. The place in this list is the place in the cluster's block of ports. */
const listeners = [
  'site',
  'haproxy-status',
  'primary',
  'replica',
  ...withMetrics,
  ...withMetrics.map((name) => `${name}-metrics` as const),
  'postgres-1',
  'postgres-2',
  'patroni-1',
  'patroni-2',
  'etcd',
  'etcd-peer',
  'pgbouncer-1',
  'pgbouncer-2',
  'redis',
  's3',
  'sandbox',
  'mail',
  'prometheus',
] as const;

export type Listener = (typeof listeners)[number];

export type Ports = Record<Listener, number> & {
  /** By area, of those that have a static server. */
  areas: Record<string, number>;
  /** The first port of the proxies on links. */
  links: number;
};

// Below the ports that systems choose for outgoing connections: one of those could take the port of a killed part.
const firstBlock = 17_000;
const blockSize = 100;
const blockCount = 150;

const portsFrom = (base: number): Ports =>
  ({
    ...Object.fromEntries(listeners.map((name, index) => [name, base + index])),
    areas: Object.fromEntries(servedAreas().map((name, index) => [name, base + listeners.length + index])),
    links: base + blockSize / 2,
  }) as Ports;

async function takenIn(base: number): Promise<number[]> {
  const block = Array.from({ length: blockSize }, (_, index) => base + index);
  const free = await Promise.all(block.map(isFree));
  return block.filter((_, index) => !free[index]);
}

/**
 * The ports of the cluster in this folder: a free block, the same at every start, since parts remember each other's
 * addresses. Throws when a foreign process uses a port of it.
 */
export async function portsOf(folder: string): Promise<Ports> {
  const file = path.join(folder, 'first-port');
  if (existsSync(file)) {
    const base = Number(readFileSync(file, 'utf8'));
    const taken = await takenIn(base);
    if (taken.length === 0) return portsFrom(base);
    throw new Error(`The cluster in ${folder} needs the ports ${taken.join(', ')}: stop what uses them.`);
  }
  // Another folder begins elsewhere: it is not to take the ports of a cluster that is stopped.
  const first = createHash('sha256').update(folder).digest().readUInt32BE();
  for (let number = 0; number < blockCount; number += 1) {
    const base = firstBlock + ((first + number) % blockCount) * blockSize;
    // oxlint-disable-next-line no-await-in-loop
    if ((await takenIn(base)).length > 0) continue;
    writeFileSync(file, String(base));
    return portsFrom(base);
  }
  throw new Error(`No ${blockSize} ports in a row are free from ${firstBlock} on.`);
}
