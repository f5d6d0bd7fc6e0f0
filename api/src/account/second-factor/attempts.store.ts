import { createHash, randomBytes } from 'node:crypto';
import { secondFactorLimits } from '@vidya/contracts/rules/sign-in-limits';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { signInAttempts } from '../../database/tables/schema-sign-in.ts';

export type AttemptRow = typeof signInAttempts.$inferSelect;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const isOpen = (token: string) =>
  and(eq(signInAttempts.tokenHash, hashOf(token)), gt(signInAttempts.expiresAt, new Date()));

export const createAttemptStore = (db: Db) => ({
  /** Returns the token for the browser's cookie; only its hash is stored. */
  async begin(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + secondFactorLimits.minutes * 60_000);
    await db.insert(signInAttempts).values({ userId, tokenHash: hashOf(token), expiresAt });
    return token;
  },
  find: (token: string): Promise<AttemptRow | null> => firstOf(db.select().from(signInAttempts).where(isOpen(token))),
  /** Counts a try before it is looked at, so that parallel guesses can not exceed the limit; null above it. */
  countTry: (token: string): Promise<AttemptRow | null> =>
    firstOf(
      db
        .update(signInAttempts)
        .set({ tries: sql`${signInAttempts.tries} + 1` })
        .where(and(isOpen(token), lt(signInAttempts.tries, secondFactorLimits.tries)))
        .returning(),
    ),
  /** Returns the attempt to exactly one of those who finish it. */
  finish: (id: string): Promise<AttemptRow | null> =>
    firstOf(db.delete(signInAttempts).where(eq(signInAttempts.id, id)).returning()),
});

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** Cancels all pending sign-ins of this person. */
export async function endAttempts(tx: Db, userId: string): Promise<void> {
  await tx.delete(signInAttempts).where(eq(signInAttempts.userId, userId));
}

/** Deletes expired attempts. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now));
}
