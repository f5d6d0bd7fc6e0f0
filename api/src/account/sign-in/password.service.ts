import type { Role } from '@vidya/contracts/calls/choices';
import { isId } from '@vidya/contracts/rules/id';
import {
  changePasswordProblems,
  forgotPasswordProblems,
  resetPasswordProblems,
} from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest, refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { requireReauthentication } from '../../policy/may.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import type { AccountParts } from '../account-parts.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { hasFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import type { RequestSource } from '../request-source.ts';
import { isCommonPassword } from './common-passwords/common-passwords.ts';
import { addResetLink, useResetToken } from './password-resets.store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { emailKey } from './sign-in.service.ts';

const askedForReset = defineJob<{ email: string; origin: string }>('asked-for-reset', 8, { batchSize: 10 });

interface PasswordForm {
  currPassword: string;
  newPassword: string;
}

/** Whoever guesses a staff member's password has more than one account: others' courses, or everybody's data. */
function refuseCommonPassword(role: Role, password: string): void {
  if (role !== 'USER' && isCommonPassword(password))
    throw badRequest(apiMessages.account.passwordCommon, 'ValidationError');
}

export function createPasswordService({ db, users, jobs }: AccountParts) {
  jobs.handle(askedForReset, async ({ email, origin }) => {
    const user = await users.findByEmail(email);
    if (!user) return;
    await db.transaction(async (tx) => {
      const link = await addResetLink(tx, { userId: user.id, origin });
      await jobs.send(tx, sendMail, resetMail(user, link));
    });
  });

  return {
    /** Known and unknown addresses take the same path and time: a background job looks up the account (decision U3). */
    async forgetPassword(email: string, origin: string): Promise<void> {
      refuse(forgotPasswordProblems({ email }));
      await jobs.send(db, askedForReset, { email: emailKey(email), origin });
    },
    async resetPassword(
      { userId, token }: { userId: string; token: string },
      newPassword: string,
      { userAgent, origin }: RequestSource,
    ) {
      refuse(resetPasswordProblems({ newPassword }));
      const passwordHash = await hashPassword(newPassword);
      const user = isId(userId) ? await users.find(userId) : null;
      await db.transaction(async (tx) => {
        const isGood = user !== null && (await useResetToken(tx, { userId, token }));
        if (!isGood) throw badRequest(apiMessages.account.resetLinkInvalid, 'ResetLinkInvalid');
        // Only the link's owner learns what the role forbids; the rollback keeps the link good.
        refuseCommonPassword(user.role, newPassword);
        await users.setPassword(tx, userId, { passwordHash });
        await addAccountEvent(tx, user, { kind: 'passwordReset', userAgent });
        await jobs.send(tx, sendMail, passwordChangedMail(user, origin));
      });
    },
    /** Ends the person's other sessions. */
    async updatePassword(
      caller: Caller,
      { currPassword, newPassword }: PasswordForm,
      { userAgent, origin }: RequestSource,
    ) {
      refuse(changePasswordProblems({ currPassword, newPassword }));
      refuseCommonPassword(caller.role, newPassword);
      const user = await users.find(caller.id);
      if (!user || !(await isPassword(currPassword, user.passwordHash))) {
        throw badRequest(
          user && !user.passwordHash ? apiMessages.account.noPassword : apiMessages.account.wrongPassword,
          'WrongCredentials',
        );
      }
      if (hasFactor(await findFactors(db, user.id))) requireReauthentication('account.changePassword', caller);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await users.setPassword(tx, user.id, { passwordHash, keepSession: caller.sessionId });
        await addAccountEvent(tx, user, { kind: 'passwordChanged', userAgent });
        await jobs.send(tx, sendMail, passwordChangedMail(user, origin));
      });
    },
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;
