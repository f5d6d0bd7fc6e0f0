import { sql } from 'drizzle-orm';
import { createSessionStore } from './account/sign-in/session.store.ts';
import type { Database } from './database/database.ts';
import { defineJob } from './jobs/jobs.ts';
import { sweepHealth } from './release/health/health.store.ts';
import { sweepSourceMaps } from './release/source-maps/source-maps.store.ts';

/** Runs once a night, in India's time zone. */
export const housekeeping = defineJob<Record<string, never>>('housekeeping');

const healthKeptMs = 30 * 86_400_000;

/** Deletes expired sessions and old release counts and source maps; vacuums the embedded database, which has no autovacuum. */
export async function cleanUp({ pools: { jobs: db }, engine }: Database): Promise<void> {
  await createSessionStore(db).sweep(new Date());
  const before = new Date(Date.now() - healthKeptMs);
  await sweepHealth(db, before);
  await sweepSourceMaps(db, before);
  if (engine === 'pglite') await db.execute(sql`vacuum analyze`);
}
