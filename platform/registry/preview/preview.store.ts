import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/tables/schema-people.ts';
import type { PreviewView } from '../../calls/views.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releasePreviews, releaseVersions } from '../tables/schema-release.ts';

const isOpen = () => and(isNull(releasePreviews.endedAt), gt(releasePreviews.expiresAt, new Date()));

/** The area's previews that open something, the next one to end first. */
export async function listPreviews(db: Db, name: RemoteName): Promise<PreviewView[]> {
  const rows = await db
    .select({
      id: releasePreviews.id,
      version: releaseVersions.version,
      expiresAt: releasePreviews.expiresAt,
      by: sql<string>`coalesce(${users.fullName}, ${releasePreviews.madeBy})`,
    })
    .from(releasePreviews)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releasePreviews.versionId))
    .leftJoin(users, eq(users.id, releasePreviews.makerId))
    .where(and(eq(releaseVersions.name, name), isOpen()))
    .orderBy(asc(releasePreviews.expiresAt));
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }));
}

/** Keeps a preview, returns its id, and forgets those that have expired. */
export async function addPreview(tx: Db, preview: typeof releasePreviews.$inferInsert): Promise<string> {
  await tx.delete(releasePreviews).where(lt(releasePreviews.expiresAt, new Date()));
  const [row] = await tx.insert(releasePreviews).values(preview).returning({ id: releasePreviews.id });
  return row!.id;
}

/** Ends an open preview of the area. Returns its version's id; null when there is none. */
export async function endPreview(tx: Db, name: RemoteName, id: string): Promise<string | null> {
  const open = (await listPreviews(tx, name)).some((preview) => preview.id === id);
  if (!open) return null;
  const [row] = await tx
    .update(releasePreviews)
    .set({ endedAt: new Date() })
    .where(eq(releasePreviews.id, id))
    .returning({ versionId: releasePreviews.versionId });
  return row?.versionId ?? null;
}

/** Ends every preview of the area. */
export async function endPreviews(tx: Db, name: RemoteName): Promise<void> {
  for (const { id } of await listPreviews(tx, name)) {
    // The transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await endPreview(tx, name, id);
  }
}

/** Ids of the previews that were ended and would still hold, in a fixed order. */
export async function listEndedPreviews(db: Db): Promise<string[]> {
  const isEnded = and(isNotNull(releasePreviews.endedAt), gt(releasePreviews.expiresAt, new Date()));
  const rows = await db.select({ id: releasePreviews.id }).from(releasePreviews).where(isEnded);
  return rows.map(({ id }) => id).toSorted();
}
