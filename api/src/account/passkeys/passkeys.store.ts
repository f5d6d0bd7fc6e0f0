import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../database/database.ts';
import { passkeyChallenges, passkeys } from '../../database/tables/schema-sign-in.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const createPasskeyStore = (db: Db) => ({
  list: (userId: string): Promise<PasskeyRow[]> =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  find: (id: string): Promise<PasskeyRow | null> => firstOf(db.select().from(passkeys).where(eq(passkeys.id, id))),
  findByCredential: (credentialId: string): Promise<PasskeyRow | null> =>
    firstOf(db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))),
  /** Returns false if the credential is registered already. */
  add: (tx: Db, row: typeof passkeys.$inferInsert): Promise<boolean> =>
    hasRow(tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })),
  rename: async (id: string, name: string): Promise<void> => {
    await db.update(passkeys).set({ name }).where(eq(passkeys.id, id));
  },
  remove: (tx: Db, id: string): Promise<boolean> =>
    hasRow(tx.delete(passkeys).where(eq(passkeys.id, id)).returning({ id: passkeys.id })),
  /**
   * Notes a use. Returns false if the passkey is gone, or its counter is not above that of the last use: a copy of it has
   * been used, or this use is an old one. Authenticators without a counter stay at 0.
   */
  use: (id: string, { counter, isBackedUp }: Pick<PasskeyRow, 'counter' | 'isBackedUp'>): Promise<boolean> =>
    hasRow(
      db
        .update(passkeys)
        .set({ counter, isBackedUp, lastUsedAt: new Date() })
        .where(
          and(
            eq(passkeys.id, id),
            or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)),
          ),
        )
        .returning({ id: passkeys.id }),
    ),
  async addChallenge(row: typeof passkeyChallenges.$inferInsert): Promise<void> {
    await db.insert(passkeyChallenges).values(row);
  },
  /** Returns true exactly once per challenge, while it is valid, for whom it was made. */
  takeChallenge: (challenge: string, boundTo: string): Promise<boolean> =>
    hasRow(
      db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challenge, challenge),
            eq(passkeyChallenges.boundTo, boundTo),
            gt(passkeyChallenges.expiresAt, new Date()),
          ),
        )
        .returning({ challenge: passkeyChallenges.challenge }),
    ),
});

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** Deletes expired challenges. */
export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
