import { and, eq, gte, like, lt, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import type { VersionHealth } from '../../calls/area-releases.ts';
import type { Outcome } from '../../calls/choices.ts';
import { releaseHealth, releaseVersions } from '../tables/schema-release.ts';
import { percentile75, timeMeasures, type VisitCounts } from './release-health.ts';

export type Count = Omit<typeof releaseHealth.$inferInsert, 'minute'>;

const minuteMs = 60_000;
/** Counts are by minute: the start of the one that a moment is in. */
export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs);

/** The ids of the known versions, by 'name version'. */
export async function findVersionIds(
  db: Db,
  wanted: { name: string; version: string }[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { id, name, version } = releaseVersions;
  // A report may name anything: nothing is found for a name that is no remote's.
  const same = wanted.map((one) => and(eq(name, one.name), eq(version, one.version)));
  const rows = await db
    .select({ id, name, version })
    .from(releaseVersions)
    .where(or(...same));
  return new Map(rows.map((row) => [`${row.name} ${row.version}`, row.id]));
}

/** Adds to this minute's counts. Each combination of version, measure and bucket may occur only once. */
export async function addCounts(db: Db, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const minute = minuteOf(new Date());
  const keyOf = ({ versionId, measure, bucket }: Count): string => `${versionId} ${measure} ${bucket}`;
  // A fixed order prevents deadlocks between two batches that share rows.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insert(releaseHealth)
    .values(rows.map((row) => ({ ...row, minute })))
    .onConflictDoUpdate({
      target: [releaseHealth.versionId, releaseHealth.minute, releaseHealth.measure, releaseHealth.bucket],
      set: { count: sql`${releaseHealth.count} + excluded.count` },
    });
}

/** The name under which a measure counts for verdicts. */
export const compared = (measure: string): string => `judged ${measure}`;

/** The name under which a measure of visits that no verdict compares counts for the watch over the live version. */
export const watched = (measure: string): string => `watched ${measure}`;

/** Restarts a version's counts: those of the current minute belong to its earlier role. */
export async function startCounting(tx: Db, versionId: string): Promise<void> {
  await tx
    .delete(releaseHealth)
    .where(and(eq(releaseHealth.versionId, versionId), gte(releaseHealth.minute, minuteOf(new Date()))));
}

const sum = sql<number>`sum(${releaseHealth.count})::int`;

const tallyOf = (of: (measure: string) => number): VisitCounts => ({ visits: of('visit'), failed: of('failed') });

/** What was counted of a version since a time, by measure and bucket. `only`: which measures. */
function countsSince(db: Db, versionId: string, since: Date, only: SQL) {
  const { measure, bucket } = releaseHealth;
  return db
    .select({ measure, bucket, count: sum })
    .from(releaseHealth)
    .where(and(eq(releaseHealth.versionId, versionId), gte(releaseHealth.minute, minuteOf(since)), only))
    .groupBy(measure, bucket);
}

/** The compared visits of a version since a time: measure → bucket → count. */
export async function findCompared(db: Db, versionId: string, since: Date): Promise<Map<string, Map<number, number>>> {
  const found = new Map<string, Map<number, number>>();
  for (const row of await countsSince(db, versionId, since, like(releaseHealth.measure, compared('%')))) {
    const name = row.measure.slice(compared('').length);
    found.set(name, (found.get(name) ?? new Map<number, number>()).set(row.bucket, row.count));
  }
  return found;
}

/** The visits of a version since a time that could show harm: few of one address, and none of staff. */
export async function countCompared(db: Db, versionId: string, since: Date): Promise<number> {
  const [row] = await countsSince(db, versionId, since, eq(releaseHealth.measure, compared('visit')));
  return row?.count ?? 0;
}

/** The health of a version since a time; load times are 75th percentiles. */
export async function findHealth(db: Db, versionId: string, since: Date): Promise<VersionHealth> {
  const { measure } = releaseHealth;
  const all = sql`${notLike(measure, compared('%'))} and ${notLike(measure, watched('%'))}`;
  const rows = await countsSince(db, versionId, since, all);
  const countsOf = (wanted: string): Map<number, number> =>
    new Map(rows.filter((row) => row.measure === wanted).map((row) => [row.bucket, row.count]));
  const tally = tallyOf((wanted) => countsOf(wanted).get(0) ?? 0);
  const visits = (outcome: Outcome): number => countsOf(outcome).get(0) ?? 0;
  const [loadMs, lcpMs, inpMs, shift] = timeMeasures.map((time) => percentile75(countsOf(time)));
  return {
    ...tally,
    renderFailed: visits('renderFailed'),
    hydrationFailed: visits('hydrationFailed'),
    callFailed: visits('callFailed'),
    blank: visits('blank'),
    frameBroken: visits('frameBroken'),
    pressIgnored: visits('pressIgnored'),
    business: visits('business'),
    left: visits('left'),
    loadMs: loadMs ?? null,
    lcpMs: lcpMs ?? null,
    inpMs: inpMs ?? null,
    shift: shift ?? null,
  };
}

/** Deletes the counts before a time. */
export async function sweepHealth(db: Db, before: Date): Promise<void> {
  await db.delete(releaseHealth).where(lt(releaseHealth.minute, before));
}
