import { and, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import {
  releaseErrors,
  releaseHealth,
  releaseSourceMaps,
  releaseStates,
  releaseVersions,
} from '../tables/schema-release.ts';

type SourceMapRow = typeof releaseSourceMaps.$inferSelect;

/** The first map of a script stays: published again, its lines may be those of other sources. */
export async function addMaps(tx: Db, rows: SourceMapRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(releaseSourceMaps).values(rows).onConflictDoNothing();
}

/** How many characters the maps of a version have. */
export async function sizeOfMaps(tx: Db, versionId: string): Promise<number> {
  const { map } = releaseSourceMaps;
  const size = sql<number>`coalesce(sum(length(${map})), 0)::int`;
  const [found] = await tx.select({ size }).from(releaseSourceMaps).where(eq(releaseSourceMaps.versionId, versionId));
  return found?.size ?? 0;
}

/** The maps of some scripts of a version. */
export const findMaps = (db: Db, versionId: string, files: string[]): Promise<SourceMapRow[]> =>
  db
    .select()
    .from(releaseSourceMaps)
    .where(and(eq(releaseSourceMaps.versionId, versionId), inArray(releaseSourceMaps.file, files)));

/** Errors whose stacks nobody looked up in the source maps yet. */
export const listUnmapped = (db: Db, max: number) =>
  db
    .select({
      id: releaseErrors.id,
      stack: releaseErrors.stack,
      versionId: releaseErrors.versionId,
      name: releaseVersions.name,
      version: releaseVersions.version,
    })
    .from(releaseErrors)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releaseErrors.versionId))
    .where(isNull(releaseErrors.sourceStack))
    .orderBy(releaseErrors.firstSeen)
    .limit(max);

/** Empty: no source map says more than the stack. */
export async function saveSourceStack(db: Db, id: string, sourceStack: string): Promise<void> {
  await db.update(releaseErrors).set({ sourceStack }).where(eq(releaseErrors.id, id));
}

/** Deletes the maps of older versions that are neither live nor in canary, and that no browser has reported since. */
export async function sweepSourceMaps(db: Db, before: Date): Promise<void> {
  const { id, createdAt } = releaseVersions;
  const reported = db.select().from(releaseHealth).where(eq(releaseHealth.versionId, id));
  const { liveId, canaryId } = releaseStates;
  const current = db
    .select()
    .from(releaseStates)
    .where(or(eq(liveId, id), eq(canaryId, id)));
  const unused = db
    .select({ id })
    .from(releaseVersions)
    .where(and(lt(createdAt, before), not(exists(reported)), not(exists(current))));
  await db.delete(releaseSourceMaps).where(inArray(releaseSourceMaps.versionId, unused));
}
