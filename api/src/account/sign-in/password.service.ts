import { isId } from '@vidya/contracts/rules/id';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import {
  changePasswordProblems,
  forgotPasswordProblems,
  resetPasswordProblems,
} from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, refuse, unauthorised } from '../../http/errors.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { requireReauthentication } from '../../policy/may.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import type { AccountParts } from '../account-parts.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { hasFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import type { RequestSource } from '../request-source.ts';
import { lockUser, type UserRow } from '../users.store.ts';
import type { PasswordCheck, Weakness } from './common-passwords/password-check.ts';
import { addResetLink, isResetToken, type ResetToken, useResetToken } from './password-resets.store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { proveAddress } from './prove-address.ts';
import { lockCaller } from './session.store.ts';

const askedForReset = defineJob<{ email: string; origin: string }>('asked-for-reset', 8, {
  batchSize: 10,
  isPersonal: true,
});

interface PasswordForm {
  currPassword: string;
  newPassword: string;
}

const messageOf: Record<Weakness, string> = {
  common: apiMessages.account.passwordCommon,
  words: apiMessages.account.passwordOfWords,
  breached: apiMessages.account.passwordBreached,
};

interface PasswordParts extends Pick<AccountParts, 'db' | 'users' | 'jobs'> {
  weaknessOf: PasswordCheck;
}

export function createPasswordService({ db, users, jobs, weaknessOf }: PasswordParts) {
  /** A guessed password of staff opens more than one account: others' courses, or everybody's data. */
  async function refuseWeakPassword(user: UserRow, password: string): Promise<void> {
    if (user.role === 'USER') return;
    const weakness = await weaknessOf(password, user);
    if (weakness) throw badRequest(messageOf[weakness], 'ValidationError');
  }
  const badLink = () => badRequest(apiMessages.account.resetLinkInvalid, 'ResetLinkInvalid');

  jobs.handle(askedForReset, async ({ email, origin }) => {
    const user = await users.findByEmail(email);
    if (!user) return;
    await db.transaction(async (tx) => {
      const link = await addResetLink(tx, { userId: user.id, origin });
      await jobs.send(tx, sendMail, resetMail(user, link));
    });
  });

  return {
    /** Known and unknown addresses take the same path and time: a background job looks up the account (decision U3). `count` throws when the account has had too many. */
    async forgetPassword(email: string, origin: string, count: () => Promise<void>): Promise<void> {
      refuse(forgotPasswordProblems({ email }));
      await count();
      await jobs.send(db, askedForReset, { email: emailKey(email), origin });
    },
    async resetPassword(link: ResetToken, newPassword: string, { userAgent, origin }: RequestSource) {
      refuse(resetPasswordProblems({ newPassword }));
      const user = isId(link.userId) ? await users.find(link.userId) : null;
      // Only the link's owner learns what the role forbids, and the link stays good then.
      if (!user || !(await isResetToken(db, link))) throw badLink();
      await refuseWeakPassword(user, newPassword);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        // The person first: two links of theirs would wait for each other.
        const person = await lockUser(tx, user.id);
        if (!person || !(await useResetToken(tx, link))) throw badLink();
        await users.setPassword(tx, user.id, { passwordHash });
        const hasLostPasskeys = Boolean(await proveAddress(tx, person, { users, userAgent }));
        await addAccountEvent(tx, user, { kind: 'passwordReset', userAgent });
        await jobs.send(tx, sendMail, passwordChangedMail(user, { origin, hasLostPasskeys }));
      });
    },
    /** Ends the person's other sessions. */
    async updatePassword(
      caller: Caller,
      { currPassword, newPassword }: PasswordForm,
      { userAgent, origin }: RequestSource,
    ) {
      refuse(changePasswordProblems({ currPassword, newPassword }));
      const user = await users.find(caller.id);
      if (!user) throw unauthorised('TokenExpiredError');
      if (!user.passwordHash) throw badRequest(apiMessages.account.noPassword);
      if (!(await isPassword(currPassword, user.passwordHash)))
        throw badRequest(apiMessages.account.wrongPassword, 'WrongCredentials');
      if (hasFactor(await findFactors(db, user.id))) requireReauthentication('account.changePassword', caller);
      await refuseWeakPassword(user, newPassword);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        if (!(await lockCaller(tx, caller))) throw unauthorised('TokenExpiredError');
        await users.setPassword(tx, user.id, { passwordHash, keepSession: caller.sessionId });
        await addAccountEvent(tx, user, { kind: 'passwordChanged', userAgent });
        await jobs.send(tx, sendMail, passwordChangedMail(user, { origin }));
      });
    },
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;
