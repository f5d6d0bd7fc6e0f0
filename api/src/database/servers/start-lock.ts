import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connectPostgres } from '../connect.ts';
import { type Database, rowsOf } from '../database.ts';
import { DatabaseDown } from './database-down.ts';

/** Any number, if every starting process uses the same one. */
const startLock = 7_465_112;

/** Longer than migrations of a large database take. */
const usualWaitMs = 600_000;

const tryAgainMs = 100;

/**
 * Does `work` with the lock, or returns null if another process has it. The lock belongs to a transaction, because a
 * session's lock does not hold behind PgBouncer; and nobody waits inside one, because there that would keep a server
 * connection from the process that works.
 */
const attempt = <Result>(patient: Database, work: (patient: Database) => Promise<Result>) =>
  patient.db.transaction(async (tx) => {
    // Without parameters: with them the statement's snapshot would last, and `create index concurrently` wait for it.
    const lock = sql.raw(`select pg_try_advisory_xact_lock(${startLock}) as ours`);
    const [row] = await rowsOf<{ ours: boolean }>(tx, lock);
    return row?.ours ? { result: await work(patient) } : null;
  });

/**
 * Any number of processes may start at once on PostgreSQL, on an empty database too: one does `work`, the others wait.
 * `work` gets a database without limits. Throws `DatabaseDown` if the others take longer than `waitMs`.
 */
export async function oneAtATime<Result>(
  database: Database,
  work: (patient: Database) => Promise<Result>,
  waitMs = usualWaitMs,
): Promise<Result> {
  if (database.engine === 'pglite') return work(database);
  const patient = connectPostgres(database.address);
  const until = performance.now() + waitMs;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const done = await attempt(patient, work);
      if (done) return done.result;
      if (performance.now() > until) throw new DatabaseDown(`another process has been starting for ${waitMs} ms`);
      // oxlint-disable-next-line no-await-in-loop
      await pause(tryAgainMs);
    }
  } finally {
    await patient.close();
  }
}
