import { DrizzleQueryError, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { connectPostgres } from './connect.ts';
import type { Database } from './database.ts';
import { DatabaseDown } from './database-down.ts';

/** Any number, if every starting process uses the same one. */
const startLock = 7_465_112;

/** Longer than migrations of a large database take. */
const usualWaitMs = 600_000;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError && error.cause.code === '55P03';

/**
 * Any number of processes may start at once on PostgreSQL, on an empty database too: one does `work`, the others wait.
 * `work` gets a database without limits. The lock belongs to a transaction, because a session's lock does not hold
 * behind PgBouncer. Throws `DatabaseDown` if the others take longer than `waitMs`.
 */
export async function oneAtATime<Result>(
  database: Database,
  work: (patient: Database) => Promise<Result>,
  waitMs = usualWaitMs,
): Promise<Result> {
  if (database.engine === 'pglite') return work(database);
  const patient = connectPostgres(database.address);
  try {
    return await patient.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`));
      await tx.execute(sql`select pg_advisory_xact_lock(${startLock})`).catch((error: unknown) => {
        throw isLockTimeout(error) ? new DatabaseDown(`another process has been starting for ${waitMs} ms`) : error;
      });
      return work(patient);
    });
  } finally {
    await patient.close();
  }
}
