import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, typedFactorCode } from '@vidya/contracts/rules/second-factor';
import { recoveryCodeCount } from '@vidya/contracts/rules/sign-in-limits';
import { and, eq } from 'drizzle-orm';
import { type Db, hasRow } from '../../database/database.ts';
import { recoveryCodes } from '../../database/tables/schema-sign-in.ts';

const group = (): string =>
  Array.from({ length: 5 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

const hashOf = (code: string): string => createHash('sha256').update(typedFactorCode(code)).digest('hex');

/** Ten new codes, 'abcde-fghjk-mnpqr-stvwx-yz012', instead of all before. Only the returned ones can be read. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 5 }, group).join('-'));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** Returns true exactly once per code. */
export const spendRecoveryCode = (tx: Db, userId: string, code: string): Promise<boolean> =>
  hasRow(
    tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
      .returning({ id: recoveryCodes.id }),
  );
