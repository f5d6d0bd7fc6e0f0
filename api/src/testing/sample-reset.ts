import type { Db } from '../database/database.ts';
import { factorResets } from '../database/tables/schema-sign-in.ts';
import { inDays } from './samples.ts';

/** A request to reset the owner's factors, by another administrator. Returns its id. */
export async function addReset(
  db: Db,
  { owner, otherAdmin }: Record<'owner' | 'otherAdmin', { id: string }>,
): Promise<string> {
  const [row] = await db
    .insert(factorResets)
    .values({ userId: owner.id, requestedBy: otherAdmin.id, reason: 'Lost the phone', expiresAt: inDays(1) })
    .returning();
  return row!.id;
}
