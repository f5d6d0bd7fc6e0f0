import type { VersionHealth } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { releaseHealth, releaseVersions } from '../../database/schema-release.ts';
import { percentile75, type Tally, timeMeasures } from './release-health.ts';

export interface Count {
  versionId: string;
  measure: string;
  bucket: number;
  count: number;
}

const minuteMs = 60_000;
const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs);

/** The ids of those that are known, by 'name version'. */
export async function findVersionIds(
  db: Db,
  wanted: { name: RemoteName; version: string }[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { id, name, version } = releaseVersions;
  const same = wanted.map((one) => and(eq(name, one.name), eq(version, one.version)));
  const rows = await db
    .select({ id, name, version })
    .from(releaseVersions)
    .where(or(...same));
  return new Map(rows.map((row) => [`${row.name} ${row.version}`, row.id]));
}

/** Adds to this minute's counts; each version, measure and bucket at most once among them. */
export async function addCounts(db: Db, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const minute = minuteOf(new Date());
  const keyOf = ({ versionId, measure, bucket }: Count): string => `${versionId} ${measure} ${bucket}`;
  // Always in the same order: two batches that share rows would otherwise wait for each other.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insert(releaseHealth)
    .values(rows.map((row) => ({ ...row, minute })))
    .onConflictDoUpdate({
      target: [releaseHealth.versionId, releaseHealth.minute, releaseHealth.measure, releaseHealth.bucket],
      set: { count: sql`${releaseHealth.count} + excluded.count` },
    });
}

/** A version starts anew: what this minute already holds of it belongs to what it was before. */
export async function startCounting(tx: Db, versionId: string): Promise<void> {
  await tx
    .delete(releaseHealth)
    .where(and(eq(releaseHealth.versionId, versionId), gte(releaseHealth.minute, minuteOf(new Date()))));
}

const sum = sql<number>`sum(${releaseHealth.count})::int`;

const tallyOf = (of: (measure: string) => number): Tally => {
  const visits = of('visit');
  // A second failure of one visit is no second failed visit.
  return { visits, failed: Math.min(of('failed'), visits) };
};

/** Visits of a version since a moment. */
export async function findTally(db: Db, versionId: string, since: Date): Promise<Tally> {
  const rows = await db
    .select({ measure: releaseHealth.measure, count: sum })
    .from(releaseHealth)
    .where(
      and(
        eq(releaseHealth.versionId, versionId),
        gte(releaseHealth.minute, minuteOf(since)),
        inArray(releaseHealth.measure, ['visit', 'failed']),
      ),
    )
    .groupBy(releaseHealth.measure);
  return tallyOf((measure) => rows.find((row) => row.measure === measure)?.count ?? 0);
}

/** How a version fared since a moment; times at the 75th percentile. */
export async function findHealth(db: Db, versionId: string, since: Date): Promise<VersionHealth> {
  const { measure, bucket } = releaseHealth;
  const rows = await db
    .select({ measure, bucket, count: sum })
    .from(releaseHealth)
    .where(and(eq(releaseHealth.versionId, versionId), gte(releaseHealth.minute, minuteOf(since))))
    .groupBy(measure, bucket);
  const countsOf = (wanted: string): Map<number, number> =>
    new Map(rows.filter((row) => row.measure === wanted).map((row) => [row.bucket, row.count]));
  const tally = tallyOf((wanted) => countsOf(wanted).get(0) ?? 0);
  const [loadMs, lcpMs, inpMs] = timeMeasures.map((time) => percentile75(countsOf(time)));
  return { ...tally, loadMs: loadMs ?? null, lcpMs: lcpMs ?? null, inpMs: inpMs ?? null };
}

/** Counts from before a moment go. */
export async function sweepHealth(db: Db, before: Date): Promise<void> {
  await db.delete(releaseHealth).where(lt(releaseHealth.minute, before));
}
