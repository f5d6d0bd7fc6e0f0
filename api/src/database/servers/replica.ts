import { drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Pool, type QueryConfig } from 'pg';
import type { Db } from '../database.ts';
import { isDatabaseDown } from './database-down.ts';
import { createHosts, type Hosts } from './hosts.ts';
import { LimitedPool } from './limited-pool.ts';
import type { Limits } from './limits.ts';

export interface ReplicaOptions {
  address: string;
  /** How far the replica may be behind the primary, in ms. */
  maxLagMs: number;
}

interface Parts extends ReplicaOptions {
  primary: Pool;
  primaryHosts: Hosts;
  max: number;
  limits: Limits;
}

const pollMs = 200;

/** A place in the write-ahead log: on the primary what it has written, on a replica what it has taken over. */
const place = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
  - '0/0'::pg_lsn)::text as place`;

async function placeOf(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ place: string }>(place);
  return BigInt(rows[0]!.place);
}

/** Whether another server may do better: it is not the statement that was wrong or slow. */
function isServerToBlame(error: unknown): boolean {
  const code = error instanceof DatabaseError ? error.code : undefined;
  // A replica ends a statement that stands in the way of what it has to take over (40001).
  return code === '40001' || (isDatabaseDown(error) && code !== '57014');
}

/**
 * Knows from which moment on the primary's changes may be missing at the replica: it asks the primary for its place
 * and then the replica whether it has reached that. No clock of another machine matters.
 */
function watch(primary: Pool, replica: Pool) {
  let asked: { at: number; place: bigint }[] = [];
  let levelAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const poll = async (): Promise<void> => {
    const at = performance.now();
    asked.push({ at, place: await placeOf(primary) });
    const reached = await placeOf(replica);
    for (const one of asked) if (one.place <= reached) levelAt = Math.max(levelAt, one.at);
    asked = asked.filter((one) => one.place > reached).slice(-50);
  };
  const run = (): void => {
    const again = () => {
      if (!isOver) timer = setTimeout(run, pollMs).unref();
    };
    poll().then(again, again);
  };
  run();
  return {
    /** The replica has every change that was committed before this moment. */
    levelAt: () => levelAt,
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Reads from the replica while it has every change that `changed` announced, and is at most `maxLagMs` behind; otherwise
 * from the primary. Where the first of the two fails, the other one serves: while a new primary is sought, pages go on.
 */
export function openReplica({ address, maxLagMs, primary, primaryHosts, max, limits }: Parts) {
  const hosts = createHosts(address);
  const replica = new LimitedPool({ hosts, max, limits });
  const short = { ...limits, statementMs: Math.min(1_000, limits.statementMs) };
  const clocks = [primaryHosts, hosts].map((each) => new LimitedPool({ hosts: each, max: 1, limits: short }));
  const watched = watch(clocks[0]!, clocks[1]!);
  const openedAt = performance.now();
  let changedAt = -Infinity;
  const isLevel = (): boolean => {
    const levelAt = watched.levelAt();
    return levelAt >= changedAt && performance.now() - levelAt <= maxLagMs;
  };
  const client = {
    async query(statement: QueryConfig, values?: unknown[]): Promise<unknown> {
      const [first, second] = isLevel() ? [replica, primary] : [primary, replica];
      try {
        return await first.query(statement, values);
      } catch (error) {
        if (!isServerToBlame(error)) throw error;
        return await second.query(statement, values).catch(() => {
          throw error;
        });
      }
    },
  };
  return {
    db: drizzle(client as unknown as Pool) as Db,
    changed: () => void (changedAt = performance.now()),
    /** Since the opening, where it has never been level. */
    lagMs: () => performance.now() - Math.max(watched.levelAt(), openedAt),
    /** Whether lists are read from the replica now. */
    isLevel,
    async close(): Promise<void> {
      watched.end();
      await Promise.all([replica, ...clocks].map((pool) => pool.end()));
    },
  };
}
