import type { Socket } from 'node:net';
import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { noteIfSlow } from '../../logs/slow-statements.ts';
import { confirmedBy } from './confirmed-commits.ts';
import { DatabaseDown } from './database-down.ts';
import type { Hosts } from './hosts.ts';
import type { Limits } from './limits.ts';

/** Time for a server that is alive to say itself that a statement took too long. */
const graceMs = 500;

/** SQLSTATE of a write on a server that only reads. */
const readOnly = '25006';

const settingsOf = ({ statementMs, lockMs, idleMs }: Limits): [name: string, ms: number][] => [
  ['statement_timeout', statementMs],
  ['lock_timeout', lockMs],
  ['idle_in_transaction_session_timeout', idleMs],
];

/** Parts of `pg`'s client that its types leave out. */
interface Inside {
  connection: { stream: Socket; on(event: 'errorMessage', listen: (error: { code?: string }) => void): void };
  readyForQuery: boolean;
}

/**
 * Sets the limits again with each `begin`, in the same message: behind PgBouncer a transaction may run on a server
 * connection that was given other limits, or none.
 */
const clientWith = (limits: Limits, slowMs: number) => {
  const local = settingsOf(limits).map(([name, ms]) => `; set local ${name} = ${ms}`);
  return class LimitedClient extends Client {
    readonly #confirmed = confirmedBy(this);
    override query(query: unknown, ...rest: unknown[]): never {
      const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : null;
      const isBegin = typeof text === 'string' && /^begin(?! *;)/.test(text);
      const limited = isBegin ? { ...(query as object), text: text + local.join('') } : query;
      const run = (args: unknown[]) => super.query(...(args as [never])) as unknown;
      return noteIfSlow([limited, ...rest], slowMs, (args) => this.#confirmed(args, run)) as never;
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

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** For callers with a callback, as `pg` itself is for single statements. */
async function give(connecting: Promise<PoolClient>, callback: Connected): Promise<void> {
  let client: PoolClient;
  try {
    client = await connecting;
  } catch (error) {
    callback(error as Error, undefined, () => undefined);
    return;
  }
  callback(undefined, client, (error) => client.release(error));
}

interface PoolOptions {
  hosts: Hosts;
  max: number;
  limits: Limits;
  /** Statements that take longer, in ms, are logged; by default none. */
  slowMs?: number;
}

/** A pool in which nothing waits without a limit. Failures to get a connection are `DatabaseDown`. */
export class LimitedPool extends Pool {
  readonly #limits: Limits;
  readonly #hosts: Hosts;
  constructor({ hosts, max, limits, slowMs = Infinity }: PoolOptions) {
    super({
      max,
      application_name: 'vidya',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: clientWith(limits, slowMs),
      onConnect: (client: ClientBase) => this.#prepare(client),
    });
    this.#limits = limits;
    this.#hosts = hosts;
    hosts.onLost(() => this.#dropIdle());
    // The pool replaces an idle connection that breaks; without a listener the error would end the process.
    this.on('error', (error) => console.error('A database connection was lost:', error.message));
    // So would that of a connection in use: its user gets the error from the query.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Limits are not startup parameters, which PgBouncer refuses. */
  async #prepare(client: ClientBase): Promise<void> {
    const { connectMs, statementMs } = this.#limits;
    this.#endWhenSilent(client, connectMs);
    this.#endWhenDemoted(client);
    await this.#hosts.check(client);
    const settings = settingsOf(this.#limits);
    const list = settings.map(([name, ms]) => `set_config('${name}', '${ms}', false)`);
    await client.query(`select ${list.join(', ')}`);
    this.#endWhenSilent(client, statementMs === 0 ? 0 : statementMs + graceMs);
  }

  /** A server that swallows packets says nothing, not even that a statement took too long. */
  #endWhenSilent(client: ClientBase, ms: number): void {
    const inside = client as unknown as Inside;
    const { stream } = inside.connection;
    stream.setTimeout(ms).removeAllListeners('timeout');
    // Each time: `setTimeout` itself would listen only once, and a rest between two requests counts.
    stream.on('timeout', () => {
      if (inside.readyForQuery) return;
      stream.destroy(new DatabaseDown(`silent for ${ms} ms`));
      this.#hosts.lost();
    });
  }

  /** A primary that has become a replica: the same connection will never write again. */
  #endWhenDemoted(client: ClientBase): void {
    const { connection } = client as unknown as Inside;
    connection.on('errorMessage', ({ code }) => {
      if (code !== readOnly) return;
      // After the query has had its error.
      setImmediate(() => connection.stream.destroy(new DatabaseDown('the server has become read-only')));
      this.#hosts.lost();
    });
  }

  /** Where one connection is of no more use, the idle ones are likely not either: no request should have to find out. */
  #dropIdle(): void {
    for (let count = this.idleCount; count > 0; count -= 1)
      super.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  }

  async #connectWithin(ms: number): Promise<PoolClient> {
    // The pool has one limit for both: a new connection and one that others use.
    this.options.connectionTimeoutMillis = ms;
    this.options.connectionString = this.#hosts.current();
    return releasedWhenEnded(await super.connect());
  }

  async #find(): Promise<PoolClient> {
    const { connectMs, waitMs } = this.#limits;
    if (this.idleCount === 0 && this.totalCount >= this.options.max) return this.#connectWithin(waitMs);
    if (!this.#hosts.isSeveral) return this.#connectWithin(connectMs);
    const until = performance.now() + connectMs;
    try {
      return await this.#connectWithin(connectMs / 3);
    } catch {
      await this.#hosts.search(connectMs / 3);
      return this.#connectWithin(Math.max(1, until - performance.now()));
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): unknown {
    const found = this.#find().catch((error: unknown) => {
      throw error instanceof DatabaseDown ? error : new DatabaseDown(error);
    });
    if (!callback) return found;
    return void give(found, callback);
  }
}
