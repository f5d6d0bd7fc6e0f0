import { randomUUID } from 'node:crypto';
import { renewRecoveryCodes } from '../account/factors/recovery-codes.ts';
import type { Db } from '../database/database.ts';
import { passkeys } from '../database/tables/schema-sign-in.ts';

/** A passkey that no authenticator has, and a recovery code. */
export async function addPasskey(db: Db, userId: string): Promise<{ passkeyId: string; recoveryCode: string }> {
  const key = { credentialId: randomUUID(), publicKey: 'AAAA', counter: 0, transports: [] };
  const [row] = await db
    .insert(passkeys)
    .values({ ...key, userId, name: 'Phone', isSynced: true, isBackedUp: true })
    .returning();
  const [recoveryCode = ''] = await renewRecoveryCodes(db, userId);
  return { passkeyId: row!.id, recoveryCode };
}
