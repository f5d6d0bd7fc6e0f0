import { and, asc, eq } from 'drizzle-orm';
import { type Db, firstOf } from '../../../api/src/database/database.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaseProvenances, releaseSigningKeys } from '../tables/schema-release-rights.ts';
import type { Provenance } from './verify-provenance.ts';

export type SigningKeyRow = typeof releaseSigningKeys.$inferSelect;

export const listSigningKeys = (db: Db, area: RemoteName): Promise<SigningKeyRow[]> =>
  db
    .select()
    .from(releaseSigningKeys)
    .where(eq(releaseSigningKeys.area, area))
    .orderBy(asc(releaseSigningKeys.createdAt));

/** Null when the area has it already. */
export const addSigningKeyRow = (
  tx: Db,
  key: Pick<SigningKeyRow, 'area' | 'publicKey'>,
): Promise<SigningKeyRow | null> =>
  firstOf(tx.insert(releaseSigningKeys).values(key).onConflictDoNothing().returning());

/** Null when the area has none with this id. */
export const removeSigningKeyRow = (tx: Db, area: RemoteName, id: string): Promise<SigningKeyRow | null> =>
  firstOf(
    tx
      .delete(releaseSigningKeys)
      .where(and(eq(releaseSigningKeys.id, id), eq(releaseSigningKeys.area, area)))
      .returning(),
  );

export async function addProvenance(tx: Db, versionId: string, provenance: Provenance): Promise<void> {
  await tx.insert(releaseProvenances).values({ versionId, ...provenance });
}
