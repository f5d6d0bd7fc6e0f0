import type { AccountEvent, SignInSecurity } from '@vidya/contracts/calls/sign-in-security';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Caller } from '../../http/access/session.ts';
import { conflict, unauthorised } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { AccountParts } from '../account-parts.ts';
import { recoveryCodesMadeMail } from '../factor-mails.ts';
import type { PasskeyRow, PasskeyStore } from '../passkeys/passkeys.store.ts';
import { findFactorResetOf } from '../recovery/factor-resets.store.ts';
import type { RequestSource } from '../request-source.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { lockUser } from '../users.store.ts';
import { addAccountEvent, listAccountEvents } from './account-events.store.ts';
import { hasFactor } from './factor-rules.ts';
import { findFactors } from './factors.store.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import type { TotpStore } from './totp.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs' | 'users'> {
  passkeys: Pick<PasskeyStore, 'list'>;
  totp: Pick<TotpStore, 'find'>;
  passkeyDomain: string;
}

const viewPasskey = ({ id, name, createdAt, lastUsedAt, isSynced, isBackedUp }: PasskeyRow) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
  isBackedUp,
});

/** What a person sees of their own sign-in. */
export const createSecurityService = ({ db, jobs, users, passkeys, totp, passkeyDomain }: Parts) => ({
  async getSignInSecurity(caller: Caller): Promise<SignInSecurity> {
    const user = await users.find(caller.id);
    if (!user) throw unauthorised('TokenExpiredError');
    const [keys, app, { recoveryCodes }, reset] = await Promise.all([
      passkeys.list(caller.id),
      totp.find(caller.id),
      findFactors(db, caller.id),
      findFactorResetOf(db, caller.id),
    ]);
    return {
      hasPassword: user.passwordHash !== null,
      passkeys: keys.map(viewPasskey),
      totpSince: app?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: recoveryCodes,
      passkeyDomain,
      factorReset: reset && { _id: reset.id, expiresAt: reset.expiresAt.toISOString() },
    };
  },
  async listAccountEvents(caller: Caller): Promise<AccountEvent[]> {
    const rows = await listAccountEvents(db, caller.id);
    return rows.map(({ id, kind, detail, createdAt, userAgent }) => ({
      _id: id,
      kind,
      detail,
      at: createdAt.toISOString(),
      browser: userAgent && browserName(userAgent),
    }));
  },
  /** Throws 409 where there is nothing that a code could stand for. */
  renewRecoveryCodes: (caller: Caller, { userAgent, origin }: RequestSource): Promise<string[]> =>
    db.transaction(async (tx) => {
      const person = await lockUser(tx, caller.id);
      if (!person || !hasFactor(await findFactors(tx, caller.id))) throw conflict(apiMessages.account.nothingToRecover);
      const codes = await renewRecoveryCodes(tx, caller.id);
      await addAccountEvent(tx, person, { kind: 'recoveryCodesMade', userAgent });
      await jobs.send(tx, sendMail, recoveryCodesMadeMail(person, origin));
      return codes;
    }),
});

export type SecurityService = ReturnType<typeof createSecurityService>;
