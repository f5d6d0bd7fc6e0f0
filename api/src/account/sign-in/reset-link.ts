import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@vidya/contracts/texts/paths';
import type { Db } from '../../database/database.ts';
import type { PasswordResetsStore } from './password-resets.store.ts';

const goodForMs = 30 * 60_000;

/** The hash of a token that the database stores (decision U3). */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns a link to choose a password: valid once, for 30 minutes. Only the returned link contains the token. */
export async function addResetLink(
  tx: Db,
  resets: PasswordResetsStore,
  { userId, origin }: { userId: string; origin: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await resets.add(tx, { userId, tokenHash: hashOf(token), expiresAt: new Date(Date.now() + goodForMs) });
  return origin + paths.resetPassword(userId, token);
}
