import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import { cpuMs } from '../harness/cpu.ts';
import { type Ask, type Caller, timesOf } from '../harness/load.ts';

/** What one call costs. */
export interface Cost {
  /** CPU time of the API process, in ms. */
  apiMs: number;
  /** Time in which the database executes its statements, in ms. */
  databaseMs: number;
  /** Statements, or transactions of several. */
  queries: number;
  /** The response without its headers, uncompressed. */
  bytes: number;
}

/** A connection that rests reports its statements up to 10 s late, or when it ends. */
const counterDelayMs = 11_000;

async function counters(db: Db) {
  await pause(counterDelayMs);
  const [row] = await rowsOf<{ queries: number; ms: number }>(
    db,
    sql`select (xact_commit + xact_rollback)::int as queries, active_time as ms from pg_stat_database where datname = current_database()`,
  );
  return row!;
}

async function bytesOf({ address, headers = {} }: Caller, { path, body }: Ask): Promise<number> {
  const type = body && { 'content-type': 'application/json' };
  const init = {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...type },
    ...(body && { body: JSON.stringify(body) }),
  };
  return (await (await fetch(address + path, init)).arrayBuffer()).byteLength;
}

/** Sends the requests one by one, and divides what they cost. Jobs and other work of the process count as well. */
export async function costOf(db: Db, pid: number, caller: Caller, asks: Ask[]): Promise<Cost> {
  await timesOf(caller, asks.slice(0, 20));
  const before = await counters(db);
  const cpuBefore = await cpuMs(pid);
  await timesOf(caller, asks);
  const apiMs = (await cpuMs(pid)) - cpuBefore;
  const after = await counters(db);
  return {
    apiMs: apiMs / asks.length,
    databaseMs: (after.ms - before.ms) / asks.length,
    queries: (after.queries - before.queries) / asks.length,
    bytes: await bytesOf(caller, asks[0]!),
  };
}
