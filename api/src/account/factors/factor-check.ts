import type { FactorProof } from '@vidya/contracts/calls/sign-in-security';
import { isTotpCode, typedFactorCode } from '@vidya/contracts/rules/second-factor';
import { sendMail } from '../../jobs/send-mail.ts';
import type { AccountParts } from '../account-parts.ts';
import { recoveryCodeUsedMail } from '../factor-mails.ts';
import { type PasskeyCheck, wrongPasskey } from '../passkeys/passkey-check.ts';
import type { RequestSource } from '../request-source.ts';
import { lockUser, type UserRow } from '../users.store.ts';
import { addAccountEvent } from './account-events.store.ts';
import { findFactors } from './factors.store.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import type { Seal } from './sealed-secret.ts';
import { wrongCode } from './totp.service.ts';
import type { TotpStore } from './totp.store.ts';
import { stepOf } from './totp.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs'> {
  totp: Pick<TotpStore, 'find' | 'use'>;
  seal: Seal;
  passkeys: Pick<PasskeyCheck, 'verify'>;
}

interface Claim {
  person: UserRow;
  proof: FactorProof;
  /** See `PasskeyCheck`. */
  boundTo: string;
  from: RequestSource;
}

/** Checks what proves more than a password does. Throws 400 'WrongCredentials'; each proof is good once. */
export function createFactorCheck({ db, jobs, totp, seal, passkeys }: Parts) {
  const takeTotp = async (userId: string, code: string): Promise<boolean> => {
    const row = await totp.find(userId);
    const secret = row?.confirmedAt ? await seal.open(row.secret, userId) : null;
    const step = secret === null ? null : stepOf(secret, code);
    if (secret === null || step === null) return false;
    return totp.use(userId, step, seal.isChanging ? await seal.seal(secret, userId) : undefined);
  };
  const takeRecoveryCode = (person: UserRow, code: string, { userAgent, origin }: RequestSource): Promise<boolean> =>
    db.transaction(async (tx) => {
      // The person first, as everywhere: their deletion would wait for this, and this for it.
      if (!(await lockUser(tx, person.id)) || !(await spendRecoveryCode(tx, person.id, code))) return false;
      const { recoveryCodes: left } = await findFactors(tx, person.id);
      await addAccountEvent(tx, person, { kind: 'recoveryCodeUsed', userAgent });
      await jobs.send(tx, sendMail, recoveryCodeUsedMail(person, left, origin));
      return true;
    });
  return async ({ person, proof, boundTo, from }: Claim): Promise<void> => {
    if (proof.method === 'passkey') {
      const { userId } = await passkeys.verify(proof.response, boundTo);
      if (userId !== person.id) throw wrongPasskey();
      return;
    }
    const code = typedFactorCode(proof.code);
    const isGood = isTotpCode(code) ? await takeTotp(person.id, code) : await takeRecoveryCode(person, code, from);
    if (!isGood) throw wrongCode();
  };
}

export type FactorCheck = ReturnType<typeof createFactorCheck>;
