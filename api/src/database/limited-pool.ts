import type { Socket } from 'node:net';
import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { DatabaseDown } from './database-down.ts';
import { noteIfSlow } from '../logs/slow-statements.ts';
import type { Limits } from './limits.ts';

/** Time for a server that is alive to say itself that a statement took too long. */
const graceMs = 500;

const settingsOf = ({ statementMs, lockMs, idleMs }: Limits): [name: string, ms: number][] => [
  ['statement_timeout', statementMs],
  ['lock_timeout', lockMs],
  ['idle_in_transaction_session_timeout', idleMs],
];

/** Parts of `pg`'s client that its types leave out. */
interface Inside {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

/**
 * Sets the limits again with each `begin`, in the same message: behind PgBouncer a transaction may run on a server
 * connection that was given other limits, or none.
 */
const clientWith = (limits: Limits, slowMs: number) => {
  const local = settingsOf(limits).map(([name, ms]) => `; set local ${name} = ${ms}`);
  return class LimitedClient extends Client {
    override query(query: unknown, ...rest: unknown[]): never {
      const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : null;
      const isBegin = typeof text === 'string' && /^begin(?! *;)/.test(text);
      const limited = isBegin ? { ...(query as object), text: text + local.join('') } : query;
      const run = (given: unknown[]) => super.query(...(given as [never])) as unknown;
      return noteIfSlow([limited, ...rest], slowMs, run) as never;
    }
  };
};

/** Drizzle does not release a connection on which `begin` failed: each one would be missing from the pool for ever. */
function releasedWhenEnded(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const end = () => client.release(true);
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', end);
    release(error);
  };
  client.once('end', end);
  return client;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

interface PoolOptions {
  connectionString: string;
  max: number;
  limits: Limits;
  /** Statements that take longer, in ms, are logged; by default none. */
  slowMs?: number;
}

/** A pool in which nothing waits without a limit. Failures to get a connection are `DatabaseDown`. */
export class LimitedPool extends Pool {
  readonly #limits: Limits;
  constructor({ connectionString, max, limits, slowMs = Infinity }: PoolOptions) {
    super({
      connectionString,
      max,
      application_name: 'vidya',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: clientWith(limits, slowMs),
      onConnect: (client: ClientBase) => this.#prepare(client),
    });
    this.#limits = limits;
    // The pool replaces an idle connection that breaks; without a listener the error would end the process.
    this.on('error', (error) => console.error('A database connection was lost:', error.message));
    // So would that of a connection in use. Whoever uses it learns of it from the query.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Not as startup parameters, which PgBouncer refuses. */
  async #prepare(client: ClientBase): Promise<void> {
    this.#endWhenSilent(client);
    const settings = settingsOf(this.#limits);
    const list = settings.map(([name, ms]) => `set_config('${name}', '${ms}', false)`);
    await client.query(`select ${list.join(', ')}`);
  }

  /** A server that swallows packets says nothing, not even that a statement took too long. */
  #endWhenSilent(client: ClientBase): void {
    const { statementMs } = this.#limits;
    if (statementMs === 0) return;
    const inside = client as unknown as Inside;
    const { stream } = inside.connection;
    stream.setTimeout(statementMs + graceMs, () => {
      if (inside.readyForQuery) return;
      stream.destroy(new DatabaseDown(`silent for ${statementMs + graceMs} ms`));
      this.#dropIdle();
    });
  }

  /** Where one connection went silent, the idle ones are likely dead too: no request should have to find out. */
  #dropIdle(): void {
    for (let count = this.idleCount; count > 0; count -= 1)
      super.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): unknown {
    // The pool has one limit for both: a new connection and one that others use.
    const isFull = this.idleCount === 0 && this.totalCount >= this.options.max;
    this.options.connectionTimeoutMillis = isFull ? this.#limits.waitMs : this.#limits.connectMs;
    if (!callback) {
      return super.connect().then(releasedWhenEnded, (error: unknown) => {
        throw new DatabaseDown(error);
      });
    }
    return super.connect((error, ...rest) => callback(error && new DatabaseDown(error), ...rest));
  }
}
