/** Limits of one pool of connections to PostgreSQL, in ms; 0 means no limit. */
export interface Limits {
  /** Opening a connection. */
  connectMs: number;
  /** Waiting for a connection while all are in use. */
  waitMs: number;
  /** One statement. The server keeps this limit; this process gives up a little later on a server that is silent. */
  statementMs: number;
  /** Waiting for a lock. */
  lockMs: number;
  /** A transaction between two statements. */
  idleMs: number;
}

/** For people who wait at a screen. */
export const usual: Limits = { connectMs: 3_000, waitMs: 1_000, statementMs: 5_000, lockMs: 2_000, idleMs: 10_000 };

/** For migrations, seeds and commands of operators: they may take as long as they need. */
export const patient: Limits = { connectMs: 3_000, waitMs: 0, statementMs: 0, lockMs: 0, idleMs: 0 };

/** A process uses `size` connections for all that has no pool of its own. The own pools exist so that lists, however slow, starve none of them. */
export const poolsOf = (size: number, limits = usual) => ({
  db: { max: size, limits },
  /** `/ready`. */
  ready: { max: 1, limits: { ...limits, statementMs: Math.min(2_000, limits.statementMs) } },
  /** Whose request it is. */
  sessions: { max: 2, limits },
  /** Orders, verification and refunds. */
  payments: { max: 4, limits },
  /** Storing the gateway's events: it waits 5 s, sends hundreds at once after an outage, and again what was refused. */
  webhooks: { max: 2, limits: { ...limits, waitMs: 4 * limits.waitMs } },
  /** Files for spreadsheets, batch by batch. */
  exports: { max: 2, limits: { ...limits, statementMs: 6 * limits.statementMs } },
  /** The job queue, its maintenance and all handlers: background work. */
  jobs: { max: 4, limits: { ...limits, waitMs: 12 * limits.waitMs, statementMs: 12 * limits.statementMs } },
});

export type PoolName = keyof ReturnType<typeof poolsOf>;
