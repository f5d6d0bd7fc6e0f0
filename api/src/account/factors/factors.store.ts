import { and, eq, gte, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { type Db, idsOf, pick, rowsOf } from '../../database/database.ts';
import { sessions } from '../../database/tables/schema-people.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../database/tables/schema-sign-in.ts';
import type { SignInReportRow } from '../new-browser/sign-in-reports.store.ts';

/** What a person has besides the password. */
export interface Factors {
  passkeys: number;
  hasTotp: boolean;
  recoveryCodes: number;
}

/** In one statement: inside a transaction a connection takes one at a time. */
export async function findFactors(db: Db, userId: string): Promise<Factors> {
  const [found] = await rowsOf<Factors>(
    db,
    sql`select (select count(*)::int from passkeys where user_id = ${userId}) as "passkeys",
      exists (select 1 from totp_secrets where user_id = ${userId} and confirmed_at is not null) as "hasTotp",
      (select count(*)::int from recovery_codes where user_id = ${userId}) as "recoveryCodes"`,
  );
  return found!;
}

type Stranger = Pick<SignInReportRow, 'userId' | 'sessionId' | 'createdAt'>;

/**
 * Removes what a stranger's session added, and the recovery codes, which it may have read. The stranger may have signed in
 * again: what was added since then stays only if an older session added it. Call it while those sessions have rows.
 */
export async function removeFactorsOf(tx: Db, { userId, sessionId, createdAt }: Stranger): Promise<void> {
  const isOlder = and(eq(sessions.userId, userId), lt(sessions.createdAt, createdAt));
  const older = await idsOf(tx.select(pick(sessions, 'id')).from(sessions).where(isOlder));
  const isStrangers = ({ userId: owner, addedIn, createdAt: addedAt }: typeof passkeys | typeof totpSecrets) =>
    and(
      eq(owner, userId),
      or(eq(addedIn, sessionId), and(gte(addedAt, createdAt), or(isNull(addedIn), notInArray(addedIn, older)))),
    );
  await tx.delete(passkeys).where(isStrangers(passkeys));
  await tx.delete(totpSecrets).where(isStrangers(totpSecrets));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Removes all of them. Returns the passkeys. */
export async function removeFactors(tx: Db, userId: string): Promise<Pick<typeof passkeys.$inferSelect, 'name'>[]> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ name: passkeys.name });
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return removed;
}

/** Recovery codes stand for a passkey or an authenticator app, and mean nothing without. */
export async function dropUselessCodes(tx: Db, userId: string): Promise<void> {
  const { passkeys: keys, hasTotp } = await findFactors(tx, userId);
  if (keys === 0 && !hasTotp) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
