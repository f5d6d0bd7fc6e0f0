import { createHash, randomBytes } from 'node:crypto';
import { signInReportDays } from '@vidya/contracts/rules/sign-in-limits';
import { and, eq, gt, lte } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { signInReports } from '../../database/tables/schema-sign-in.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export type SignInReportRow = typeof signInReports.$inferSelect;

/** Returns the token of 'This was not me': good once, for a week. Only the mail contains it. */
export async function addSignInReport(tx: Db, signIn: { userId: string; sessionId: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + signInReportDays * 86_400_000);
  await tx.insert(signInReports).values({ ...signIn, tokenHash: hashOf(token), expiresAt });
  return token;
}

const isValid = (token: string) =>
  and(eq(signInReports.tokenHash, hashOf(token)), gt(signInReports.expiresAt, new Date()));

/** The sign-in that a token is about, while it is valid. Leaves the token as it is. */
export const findSignInReport = (db: Db, token: string): Promise<SignInReportRow | null> =>
  firstOf(db.select().from(signInReports).where(isValid(token)));

/** Returns the same exactly once. */
export const takeSignInReport = (tx: Db, token: string): Promise<SignInReportRow | null> =>
  firstOf(tx.delete(signInReports).where(isValid(token)).returning());

export async function sweepSignInReports(db: Db, now: Date): Promise<void> {
  await db.delete(signInReports).where(lte(signInReports.expiresAt, now));
}
