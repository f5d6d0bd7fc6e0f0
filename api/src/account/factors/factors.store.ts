import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../database/tables/schema-sign-in.ts';

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

/** Removes what a session added, and the recovery codes, which it may have read. */
export async function removeFactorsOf(tx: Db, userId: string, sessionId: string): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.addedIn, sessionId)));
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.addedIn, sessionId)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Removes all of them. */
export async function removeFactors(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Recovery codes stand for a passkey or an authenticator app, and mean nothing without. */
export async function dropUselessCodes(tx: Db, userId: string): Promise<void> {
  const { passkeys: keys, hasTotp } = await findFactors(tx, userId);
  if (keys === 0 && !hasTotp) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
