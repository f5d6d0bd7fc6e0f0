import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Listener, Ports } from './ports.ts';

/** What lies between two kinds of parts. */
export interface Link {
  /** 'haproxy-front-1', 'front-api-1', 'pgbouncer-postgres' (to the primary), 'api-redis', … */
  name: string;
  /** From now on bytes vanish in both directions, of old and new connections; no connection is closed. */
  swallow(): void;
  restore(): Promise<void>;
}

/** Each link, and what it leads to: a link is all connections of one kind of part to these listeners. */
const table = {
  'haproxy-front-1': ['front-1'],
  'haproxy-front-2': ['front-2'],
  'front-api-1': ['api-1'],
  'front-api-2': ['api-2'],
  'front-api-3': ['api-3'],
  'api-pgbouncer-1': ['pgbouncer-1'],
  'api-pgbouncer-2': ['pgbouncer-2'],
  'api-replica': ['replica'],
  'api-redis': ['redis'],
  'api-s3': ['s3'],
  'api-sandbox': ['sandbox', 'mail'],
  'pgbouncer-postgres': ['primary'],
  'postgres-replication': ['postgres-1', 'postgres-2'],
  'patroni-etcd-1': ['etcd'],
  'patroni-etcd-2': ['etcd'],
} as const satisfies Record<string, readonly Listener[]>;

type LinkName = keyof typeof table;
const names = Object.keys(table) as LinkName[];

/** A proxy to open: `port` leads to `target`. */
export interface Opening {
  link: string;
  port: number;
  target: number;
}

/** What the process with the proxies is told; it answers each with the same `id`. */
export type Order = { id: number } & Command;
type Command = { open: Opening[] } | { swallow: string } | { restore: string };

export interface Answer {
  id: number;
  failure?: string;
}

const openingsOf = (ports: Ports): Opening[] =>
  names
    .flatMap((link) => table[link].map((listener) => ({ link, target: ports[listener] })))
    .map((opening, index) => ({ ...opening, port: ports.links + index }));

/** The process that holds all proxies: in this one they would wait for whatever a benchmark does. */
function proxiesIn(folder: string): { child: ChildProcess; ask: (order: Command) => Promise<void> } {
  const child = fork(path.join(import.meta.dirname, 'links-main.ts'), [], { cwd: folder, detached: true });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', () => {
    for (const [id, end] of waiting) end({ id, failure: 'The process with the proxies has ended.' });
  });
  const ask = (order: Command): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ failure }) => (failure === undefined ? resolve() : reject(new Error(failure))));
      const message: Order = { id, ...order };
      child.send(message, (error) => error && reject(error));
    });
  return { child, ask };
}

/** Without proxies every connection is direct. */
const direct = {
  through: (_: LinkName, port: number) => port,
  links: new Map<string, Link>() as ReadonlyMap<string, Link>,
  stop: async () => undefined as void,
};

export type Links = typeof direct;

/** Starts a proxy for each link; `through` says at which port a link leads to this one. */
export async function openLinks(folder: string, ports: Ports): Promise<Links> {
  const openings = openingsOf(ports);
  const { child, ask } = proxiesIn(folder);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await ask({ open: openings });
  } catch (error) {
    await stop();
    throw error;
  }
  const linkOf = (name: LinkName): Link => ({
    name,
    swallow: () => void ask({ swallow: name }).catch((error: unknown) => console.error(error)),
    restore: () => ask({ restore: name }),
  });
  return {
    through: (link, port) => openings.find((one) => one.link === link && one.target === port)?.port ?? port,
    links: new Map(names.map((name) => [name, linkOf(name)])),
    stop,
  };
}

export const withoutLinks: Links = direct;
