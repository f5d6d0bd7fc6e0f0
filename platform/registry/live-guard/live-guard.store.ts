import { limits } from '@vidya/contracts/rules/limits';
import { and, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, firstOf } from '../../../api/src/database/database.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { compared, minuteOf, watched } from '../health/health.store.ts';
import { releaseHealth, releaseLiveGuards, releaseVersions } from '../tables/schema-release.ts';

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
  ).then((row) => row && { ...row.guard, version: row.version, previous: row.previous });

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

/** The measure of visits that count for verdicts, and of those that count for this watch. */
const measureOf = (name: string): string =>
  [compared(''), watched('')].reduce(
    (rest, prefix) => (rest.startsWith(prefix) ? rest.slice(prefix.length) : rest),
    name,
  );

type Counts = Map<string, Map<number, number>>;

function countsOf(rows: { measure: string; bucket: number; count: number }[]): Counts {
  const found: Counts = new Map();
  for (const { measure, bucket, count } of rows) {
    const name = measureOf(measure);
    const counts = found.get(name) ?? new Map<number, number>();
    found.set(name, counts.set(bucket, (counts.get(bucket) ?? 0) + count));
  }
  return found;
}

/** Few visits of one address, so that one visitor can not make a version look bad, or the one before look good. */
function within(versionIds: string[], [from, to]: [from: Date, to: Date]) {
  const { versionId, measure, minute } = releaseHealth;
  const isNamed = or(like(measure, compared('%')), like(measure, watched('%')));
  return and(inArray(versionId, versionIds), gte(minute, minuteOf(from)), lt(minute, minuteOf(to)), isNamed);
}

/** The visits of some versions from the minute of one time to before that of another, by measure and bucket. */
export async function findRecord(db: Db, versionIds: string[], window: [from: Date, to: Date]): Promise<Counts> {
  if (versionIds.length === 0) return new Map();
  const { measure, bucket, count } = releaseHealth;
  const rows = await db
    .select({ measure, bucket, count: sql<number>`sum(${count})::int` })
    .from(releaseHealth)
    .where(within(versionIds, window))
    .groupBy(measure, bucket);
  return countsOf(rows);
}

/** The same by minute, in ms. */
export async function findMinutes(
  db: Db,
  versionIds: string[],
  window: [from: Date, to: Date],
): Promise<Map<number, Counts>> {
  if (versionIds.length === 0) return new Map();
  const { minute, measure, bucket, count } = releaseHealth;
  const rows = await db
    .select({ minute, measure, bucket, count: sql<number>`sum(${count})::int` })
    .from(releaseHealth)
    .where(within(versionIds, window))
    .groupBy(minute, measure, bucket);
  const byMinute = Map.groupBy(rows, (row) => row.minute.getTime());
  return new Map([...byMinute].map(([at, counted]) => [at, countsOf(counted)]));
}
