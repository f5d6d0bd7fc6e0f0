import type { AccountQuery, AccountSignIn } from '@vidya/contracts/calls/account-recovery';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';
import { may } from '../../policy/may.ts';
import type { AccountParts } from '../account-parts.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { findFactors } from '../factors/factors.store.ts';
import { endAttempts } from '../second-factor/attempts.store.ts';
import { type AccountSessionStore, createSessionStore } from '../sign-in/session.store.ts';
import { lockUser } from '../users.store.ts';
import { readFactorResets } from './factor-resets.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'users'> {
  sessions: Pick<AccountSessionStore, 'list'>;
}

/** An account's sign-in for administrators, and the end of all its sessions. */
export const createAccountSignInService = ({ db, users, sessions }: Parts) => ({
  /** Throws 404 for an unknown account. */
  async getAccountSignIn({ userId, email = '' }: AccountQuery): Promise<AccountSignIn> {
    const user = userId ? await users.find(userId) : await users.findByEmail(emailKey(email));
    if (!user) throw notFound(apiMessages.account.userMissing);
    const { id, fullName, role } = user;
    const [{ passkeys, hasTotp, recoveryCodes }, devices, resets] = await Promise.all([
      findFactors(db, id),
      sessions.list(id),
      readFactorResets(db, id),
    ]);
    return {
      person: { _id: id, fullName, email: shownEmail(user.email), role },
      passkeys,
      hasTotp,
      recoveryCodesLeft: recoveryCodes,
      devices: devices.length,
      factorReset: resets[0] ?? null,
    };
  },
  /** Throws 404 for an unknown account, 403 for the caller's own. */
  endSessions: (caller: Caller, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const person = await lockUser(tx, userId);
      if (!person) throw notFound(apiMessages.account.userMissing);
      if (!may('person.endSessions', caller, person)) throw forbidden(apiMessages.account.ownDevices);
      await createSessionStore(tx).endAll(userId);
      await endAttempts(tx, userId);
      await addAccountEvent(tx, person, { kind: 'signedOutByAdministrator', userAgent: '' });
      await addAuditEntry(tx, {
        actorId: caller.id,
        action: 'user.signedOut',
        subject: { kind: 'user', id: userId },
      });
    }),
});

export type AccountSignInService = ReturnType<typeof createAccountSignInService>;
