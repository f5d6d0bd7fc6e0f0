import { sql } from 'drizzle-orm';
import { connectPostgres } from './connect.ts';
import type { Database } from './database.ts';

/** Any number, if every starting process uses the same one. */
const startLock = 7_465_112;

/**
 * Any number of processes may start at once on PostgreSQL, on an empty database too: one does `work`, the others wait.
 * `work` gets a database without limits. The lock belongs to a transaction, because a session's lock does not hold
 * behind PgBouncer.
 */
export async function oneAtATime<Result>(
  database: Database,
  work: (patient: Database) => Promise<Result>,
): Promise<Result> {
  if (database.engine === 'pglite') return work(database);
  const patient = connectPostgres(database.address);
  try {
    return await patient.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${startLock})`);
      return work(patient);
    });
  } finally {
    await patient.close();
  }
}
