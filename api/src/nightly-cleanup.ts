import { sweepHealth, sweepSourceMaps } from '@vidya/platform/registry/registry';
import { sql } from 'drizzle-orm';
import { sweepAccountEvents } from './account/factors/account-events.store.ts';
import { sweepBrowsers } from './account/new-browser/known-browsers.store.ts';
import { sweepSignInReports } from './account/new-browser/sign-in-reports.store.ts';
import { sweepChallenges } from './account/passkeys/passkeys.store.ts';
import { sweepFactorResets } from './account/recovery/factor-resets.store.ts';
import { sweepAttempts } from './account/second-factor/attempts.store.ts';
import { sweepResets } from './account/sign-in/password-resets.store.ts';
import { createSessionStore } from './account/sign-in/session.store.ts';
import { sweepInvitations } from './course/port/course-port.ts';
import type { Database } from './database/database.ts';
import { sweepIdempotencyKeys } from './http/idempotency/idempotency.store.ts';
import { defineJob } from './jobs/jobs.ts';

/** Runs once a night, in India's time zone. */
export const housekeeping = defineJob<Record<string, never>>('housekeeping');

const healthKeptMs = 30 * 86_400_000;

/** Deletes expired sessions, sign-ins, invitations, challenges and idempotency keys, old events of accounts, and old release counts and source maps; vacuums the embedded database, which has no autovacuum. */
export async function cleanUp({ pools: { jobs: db }, engine }: Database): Promise<void> {
  const now = new Date();
  await createSessionStore(db).sweep(now);
  await sweepAttempts(db, now);
  await sweepBrowsers(db, now);
  await sweepSignInReports(db, now);
  await sweepFactorResets(db, now);
  await sweepResets(db, now);
  await sweepInvitations(db, now);
  await sweepChallenges(db, now);
  await sweepAccountEvents(db, now);
  await sweepIdempotencyKeys(db, now);
  const before = new Date(Date.now() - healthKeptMs);
  await sweepHealth(db, before);
  await sweepSourceMaps(db, before);
  if (engine === 'pglite') await db.execute(sql`vacuum analyze`);
}
