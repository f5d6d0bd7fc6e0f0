import type { RemoteName } from '@vidya/contracts/release/remotes';
import { and, asc, eq } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../database/database.ts';
import { releaseGrants } from '../../database/schema-release-rights.ts';

export type GrantRow = typeof releaseGrants.$inferSelect;

export const listGrants = (db: Db, area: RemoteName): Promise<GrantRow[]> =>
  db.select().from(releaseGrants).where(eq(releaseGrants.area, area)).orderBy(asc(releaseGrants.createdAt));

/** The areas that a repository may release. */
export async function listGranted(
  db: Db,
  { issuer, repository }: Pick<GrantRow, 'issuer' | 'repository'>,
): Promise<RemoteName[]> {
  const isOf = and(eq(releaseGrants.issuer, issuer), eq(releaseGrants.repository, repository));
  const rows = await db.select({ area: releaseGrants.area }).from(releaseGrants).where(isOf);
  return rows.map(({ area }) => area);
}

export const isKnownIssuer = (db: Db, issuer: string): Promise<boolean> =>
  hasRow(db.select({ id: releaseGrants.id }).from(releaseGrants).where(eq(releaseGrants.issuer, issuer)).limit(1));

/** Null when the area has it already. */
export const addGrantRow = (
  tx: Db,
  grant: Pick<GrantRow, 'area' | 'issuer' | 'repository'>,
): Promise<GrantRow | null> => firstOf(tx.insert(releaseGrants).values(grant).onConflictDoNothing().returning());

/** Null when the area has none with this id. */
export const removeGrantRow = (tx: Db, area: RemoteName, id: string): Promise<GrantRow | null> =>
  firstOf(
    tx
      .delete(releaseGrants)
      .where(and(eq(releaseGrants.id, id), eq(releaseGrants.area, area)))
      .returning(),
  );
