import { and, asc, eq } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../../api/src/database/database.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { trustedPublishers } from '../tables/schema-release-rights.ts';

export type TrustedPublisherRow = typeof trustedPublishers.$inferSelect;

export const listTrustedPublishers = (db: Db, area: RemoteName): Promise<TrustedPublisherRow[]> =>
  db.select().from(trustedPublishers).where(eq(trustedPublishers.area, area)).orderBy(asc(trustedPublishers.createdAt));

/** The areas that a repository may release. */
export async function listPublishedAreas(
  db: Db,
  { issuer, repository }: Pick<TrustedPublisherRow, 'issuer' | 'repository'>,
): Promise<RemoteName[]> {
  const isOf = and(eq(trustedPublishers.issuer, issuer), eq(trustedPublishers.repository, repository));
  const rows = await db.select({ area: trustedPublishers.area }).from(trustedPublishers).where(isOf);
  return rows.map(({ area }) => area);
}

export const isTrustedIssuer = (db: Db, issuer: string): Promise<boolean> =>
  hasRow(
    db
      .select({ id: trustedPublishers.id })
      .from(trustedPublishers)
      .where(eq(trustedPublishers.issuer, issuer))
      .limit(1),
  );

/** Null when the area has it already. */
export const addTrustedPublisherRow = (
  tx: Db,
  publisher: Pick<TrustedPublisherRow, 'area' | 'issuer' | 'repository'>,
): Promise<TrustedPublisherRow | null> =>
  firstOf(tx.insert(trustedPublishers).values(publisher).onConflictDoNothing().returning());

/** Null when the area has none with this id. */
export const removeTrustedPublisherRow = (tx: Db, area: RemoteName, id: string): Promise<TrustedPublisherRow | null> =>
  firstOf(
    tx
      .delete(trustedPublishers)
      .where(and(eq(trustedPublishers.id, id), eq(trustedPublishers.area, area)))
      .returning(),
  );
