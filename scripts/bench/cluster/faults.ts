import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.ts';
import type { Link } from '../../cluster/links.ts';
import type { Part } from '../../cluster/part.ts';
import type { Kind } from './crowd.ts';

/** The longest time without a success that is allowed, in seconds. A kind without a limit is only reported. */
export type Limits = Partial<Record<Kind, number>>;

export interface Fault {
  name: string;
  limits: Limits;
  /** Makes the fault and mends it. Resolves when all parts are healthy again. */
  happen(): Promise<void>;
}

/** How long a part stays away until it is restarted, in ms. */
const awayMs = 6_000;
const failOverWithinMs = 60_000;
/** How long packets are swallowed, in ms. */
const swallowMs = 20_000;

/** The longest noticeable effect of losing one of several servers, or the limits' memory: a second. */
const unnoticed: Limits = { buying: 1, browsing: 0, playing: 1 };
const browsable: Limits = { browsing: 0 };

const killed = ['api-1', 'api-2', 'api-3', 'worker-1', 'worker-2', 'redis', 'pgbouncer-1', 'front-1'] as const;

function partOf({ parts }: Cluster, name: string): Part {
  const part = parts.get(name);
  if (!part) throw new Error(`The cluster has no ${name}`);
  return part;
}

const kill = (cluster: Cluster, name: string, limits: Limits): Fault => ({
  name: `kill ${name}`,
  limits,
  async happen() {
    const part = partOf(cluster, name);
    await part.kill();
    await pause(awayMs);
    await part.start();
  },
});

/** Resolves when another than this part leads. */
async function untilAnotherLeads(cluster: Cluster, old: Part): Promise<void> {
  const until = performance.now() + failOverWithinMs;
  while (performance.now() < until) {
    const leader = await cluster.primary().catch(() => null);
    if (leader && leader.name !== old.name) return;
    await pause(250);
  }
  throw new Error('No other database server became the primary');
}

/** The database's primary dies; the other one takes over, and the old one comes back as its replica. */
const failOver = (cluster: Cluster): Fault => ({
  name: 'kill the primary',
  limits: { buying: 30, browsing: 0 },
  async happen() {
    const primary = await cluster.primary();
    await primary.kill();
    await untilAnotherLeads(cluster, primary);
    await primary.start();
  },
});

/** One after the other: each of several servers, and each that there is only one of. */
export const kills = (cluster: Cluster): Fault[] => [
  ...killed.map((name) => kill(cluster, name, unnoticed)),
  failOver(cluster),
  // Films come from nowhere else; courses are bought without it.
  kill(cluster, 's3', { buying: 1, browsing: 0 }),
];

const swallow = (link: Link): Fault => ({
  name: `swallow ${link.name}`,
  limits: browsable,
  async happen() {
    link.swallow();
    await pause(swallowMs);
    await link.restore();
  },
});

/** One of each pair; the others are alike. */
export const swallows = ({ links }: Cluster): Fault[] =>
  [...links.values()].filter(({ name }) => !/-[23]$|-[23]-/.test(name)).map(swallow);

/** A deploy: each server is asked to stop, and started again. */
export const deploys = (cluster: Cluster): Fault[] =>
  [...cluster.parts.values()]
    .filter(({ name }) => /^(?:api|worker|front)-/.test(name))
    .map((part) => ({
      name: `restart ${part.name}`,
      limits: { buying: 0, browsing: 0, playing: 0 },
      async happen() {
        await part.stop();
        await part.start();
      },
    }));
