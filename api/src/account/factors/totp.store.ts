import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../database/database.ts';
import { totpSecrets } from '../../database/tables/schema-sign-in.ts';

export type TotpRow = typeof totpSecrets.$inferSelect;

const of = (userId: string) => eq(totpSecrets.userId, userId);

export const createTotpStore = (db: Db) => ({
  find: (userId: string): Promise<TotpRow | null> => firstOf(db.select().from(totpSecrets).where(of(userId))),
  /** Replaces one that is not confirmed; returns false if a confirmed one is there. */
  begin: ({ userId, secret, addedIn }: Pick<TotpRow, 'userId' | 'secret' | 'addedIn'>): Promise<boolean> =>
    hasRow(
      db
        .insert(totpSecrets)
        .values({ userId, secret, addedIn })
        .onConflictDoUpdate({
          target: totpSecrets.userId,
          set: { secret, addedIn, lastStep: 0, createdAt: sql`now()` },
          setWhere: isNull(totpSecrets.confirmedAt),
        })
        .returning({ userId: totpSecrets.userId }),
    ),
  /** Uses the code of a step, once: returns false for the same or an older one. `secret`: the same, sealed with the new key. */
  use: (userId: string, step: number, secret?: string): Promise<boolean> =>
    hasRow(
      db
        .update(totpSecrets)
        .set({ lastStep: step, ...(secret !== undefined && { secret }) })
        .where(and(of(userId), isNotNull(totpSecrets.confirmedAt), lt(totpSecrets.lastStep, step)))
        .returning({ userId: totpSecrets.userId }),
    ),
  /** Returns false if it is confirmed already, or another one since. */
  confirm: (tx: Db, { userId, secret }: Pick<TotpRow, 'userId' | 'secret'>, step: number): Promise<boolean> =>
    hasRow(
      tx
        .update(totpSecrets)
        .set({ confirmedAt: new Date(), lastStep: step })
        .where(and(of(userId), eq(totpSecrets.secret, secret), isNull(totpSecrets.confirmedAt)))
        .returning({ userId: totpSecrets.userId }),
    ),
  /** Returns false if there is no confirmed one. */
  remove: (tx: Db, userId: string): Promise<boolean> =>
    hasRow(
      tx
        .delete(totpSecrets)
        .where(and(of(userId), isNotNull(totpSecrets.confirmedAt)))
        .returning({ userId: totpSecrets.userId }),
    ),
});

export type TotpStore = ReturnType<typeof createTotpStore>;
