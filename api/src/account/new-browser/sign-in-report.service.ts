import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { removeFactorsOf } from '../factors/factors.store.ts';
import type { RequestSource } from '../request-source.ts';
import { addResetToken } from '../sign-in/password-resets.store.ts';
import { lockUser } from '../users.store.ts';
import { forgetBrowsers } from './known-browsers.store.ts';
import { findSignInReport, takeSignInReport } from './sign-in-reports.store.ts';

/** Handles the report that a sign-in was a stranger's. */
export const createSignInReports = ({ db, users }: Pick<AccountParts, 'db' | 'users'>) => ({
  /**
   * Ends every session, and takes away the password, the recovery codes, and what the stranger added. Returns what
   * chooses a new password, once. Throws 400 for a token that is used or over.
   */
  reportSignIn: (token: string, { userAgent }: RequestSource): Promise<{ userId: string; token: string }> =>
    db.transaction(async (tx) => {
      const found = await findSignInReport(tx, token);
      // The person first, as everywhere: their deletion would wait for this, and this for it.
      const person = found && (await lockUser(tx, found.userId));
      const report = person && (await takeSignInReport(tx, token));
      if (!report) throw badRequest(apiMessages.account.resetLinkInvalid, 'ResetLinkInvalid');
      // First: it reads the ages of the sessions, which end next.
      await removeFactorsOf(tx, report);
      await users.setPassword(tx, person.id, { passwordHash: null });
      await forgetBrowsers(tx, person.id);
      await addAccountEvent(tx, person, { kind: 'signInReported', userAgent });
      return { userId: person.id, token: await addResetToken(tx, person.id) };
    }),
});

export type SignInReports = ReturnType<typeof createSignInReports>;
