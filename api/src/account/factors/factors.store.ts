import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../database/schema-sign-in.ts';

/** What a person has besides the password. */
export interface Factors {
  passkeys: number;
  hasTotp: boolean;
  recoveryCodes: number;
}

export async function findFactors(db: Db, userId: string): Promise<Factors> {
  const ofPerson = [
    db.select({ rows: count() }).from(passkeys).where(eq(passkeys.userId, userId)),
    db
      .select({ rows: count() })
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))),
    db.select({ rows: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ];
  const [keys = 0, totp = 0, codes = 0] = (await Promise.all(ofPerson)).map(([row]) => row!.rows);
  return { passkeys: keys, hasTotp: totp > 0, recoveryCodes: codes };
}

/** Removes what a session added, and the recovery codes, which it may have read. */
export async function removeFactorsOf(tx: Db, userId: string, sessionId: string): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.addedIn, sessionId)));
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.addedIn, sessionId)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Recovery codes stand for a passkey or an authenticator app, and mean nothing without. */
export async function dropUselessCodes(tx: Db, userId: string): Promise<void> {
  const { passkeys: keys, hasTotp } = await findFactors(tx, userId);
  if (keys === 0 && !hasTotp) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
