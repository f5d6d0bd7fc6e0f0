import { createHash, randomBytes } from 'node:crypto';
import { accountEventLimits } from '@vidya/contracts/rules/sign-in-limits';
import { paths } from '@vidya/contracts/texts/paths';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Db, hasRow } from '../../database/database.ts';
import { passwordResets } from '../../database/tables/schema-people.ts';
import { lockUser } from '../users.store.ts';

const goodForMs = 30 * 60_000;

/** The hash of a token that the database stores (decision U3). */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns a token to choose a password: valid once, for 30 minutes, until the next one. Nothing else contains it. */
export async function addResetToken(tx: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + goodForMs);
  // Of two at once one waits, and ends the other's.
  await lockUser(tx, userId);
  await tx.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await tx.insert(passwordResets).values({ userId, tokenHash: hashOf(token), expiresAt });
  return token;
}

/** The same as a link. */
export const addResetLink = async (tx: Db, { userId, origin }: { userId: string; origin: string }): Promise<string> =>
  origin + paths.resetPassword(userId, await addResetToken(tx, userId));

/** Forgets resets as late as the events of accounts. */
export async function sweepResets(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - accountEventLimits.days * 86_400_000);
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, before));
}

export interface ResetToken {
  userId: string;
  token: string;
}

const valid = ({ userId, token }: ResetToken, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashOf(token)),
    eq(passwordResets.userId, userId),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/** Leaves the token as it is. */
export const isResetToken = (db: Db, link: ResetToken): Promise<boolean> =>
  hasRow(db.select({ id: passwordResets.id }).from(passwordResets).where(valid(link, new Date())));

/** Returns true exactly once per token, while it is valid. */
export function useResetToken(tx: Db, link: ResetToken): Promise<boolean> {
  const now = new Date();
  return hasRow(
    tx.update(passwordResets).set({ usedAt: now }).where(valid(link, now)).returning({ id: passwordResets.id }),
  );
}
