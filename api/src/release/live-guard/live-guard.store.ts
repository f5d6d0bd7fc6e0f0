import type { RemoteName } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, firstOf } from '../../database/database.ts';
import { releaseHealth, releaseLiveGuards, releaseVersions } from '../../database/schema-release.ts';
import { compared, minuteOf, watched } from '../health/health.store.ts';
import type { Tally } from '../health/release-health.ts';

const previous = alias(releaseVersions, 'previous');

export type LiveGuard = NonNullable<Awaited<ReturnType<typeof findLiveGuard>>>;

/** The guard of the area's last promotion, with the names of both versions. */
export const findLiveGuard = (db: Db, name: RemoteName) =>
  firstOf(
    db
      .select({ guard: releaseLiveGuards, version: releaseVersions.version, previous: previous.version })
      .from(releaseLiveGuards)
      .innerJoin(releaseVersions, eq(releaseVersions.id, releaseLiveGuards.versionId))
      .leftJoin(previous, eq(previous.id, releaseLiveGuards.previousId))
      .where(eq(releaseLiveGuards.name, name)),
  ).then((found) => found && { ...found.guard, version: found.version, previous: found.previous });

export async function listWatched(db: Db): Promise<RemoteName[]> {
  const { name, state } = releaseLiveGuards;
  const rows = await db.select({ name }).from(releaseLiveGuards).where(eq(state, 'watching'));
  return rows.map((row) => row.name);
}

interface Promoted {
  name: RemoteName;
  versionId: string;
  previousId: string;
}

/** Watches a version from now on; replaces the area's last guard. */
export async function watchLive(tx: Db, { name, versionId, previousId }: Promoted): Promise<void> {
  const since = new Date();
  const until = new Date(since.getTime() + limits.liveGuard.minutes * 60_000);
  const set = { versionId, previousId, since, until, state: 'watching' as const, reason: '' };
  await tx
    .insert(releaseLiveGuards)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: releaseLiveGuards.name, set });
}

/** Keeps what became of a watch, also after another version went live. */
export async function settleLiveGuard(
  tx: Db,
  { name, versionId, previousId, since, until }: LiveGuard,
  change: Pick<LiveGuard, 'state' | 'reason'>,
): Promise<void> {
  const set = { versionId, previousId, since, until, ...change };
  await tx
    .insert(releaseLiveGuards)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: releaseLiveGuards.name, set });
}

/** Ends a watch without a verdict: another version is live. */
export async function stopWatching(tx: Db, name: RemoteName): Promise<void> {
  await tx.delete(releaseLiveGuards).where(eq(releaseLiveGuards.name, name));
}

const named = (measure: string): string[] => [compared(measure), watched(measure)];

/**
 * A version's visits from the minute of one time to before that of another: few of one address, so that nobody alone can
 * make a version look bad, or the one before look good.
 */
export async function findRecord(db: Db, versionId: string, [from, to]: [from: Date, to: Date]): Promise<Tally> {
  const { measure, minute, count } = releaseHealth;
  const rows = await db
    .select({ measure, count: sql<number>`sum(${count})::int` })
    .from(releaseHealth)
    .where(
      and(
        eq(releaseHealth.versionId, versionId),
        gte(minute, minuteOf(from)),
        lt(minute, minuteOf(to)),
        inArray(measure, [...named('visit'), ...named('failed')]),
      ),
    )
    .groupBy(measure);
  const of = (wanted: string): number =>
    rows.filter((row) => named(wanted).includes(row.measure)).reduce((sum, row) => sum + row.count, 0);
  return { visits: of('visit'), failed: Math.min(of('failed'), of('visit')) };
}
