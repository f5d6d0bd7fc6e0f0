import { createAddressWork } from '../http/address-work.ts';
import { createLimiter, type LimitParts } from '../http/limits.ts';

const minute = 60_000;

/** Limits against password guessing and flooding. A key is an IP address, an email address or a user id. */
export function createAccountLimits(parts: LimitParts) {
  const limiter = (name: string, max: number, windowMs: number) => createLimiter(parts, { name, max, windowMs });
  return {
    /** Wrong passwords within a session: the caller has a session. */
    wrongPassword: limiter('wrong password', 10, 15 * minute),
    /** Wrong first codes of a new authenticator app. */
    wrongCode: limiter('wrong code', 20, 15 * minute),
    /** Wrong second factors of one account, whose password the caller knows. */
    wrongFactor: limiter('wrong factor', 20, 60 * minute),
    /** Challenges for passkeys, which are rows, from one IP address. */
    passkey: limiter('passkey', 120, minute),
    /** All sign-ins from one IP address, successful or not. */
    signIn: limiter('sign-in', 120, minute),
    /** Looks at passwords that people are about to choose, from one IP address. */
    passwordCheck: limiter('password check', 120, minute),
    /** Mails with links for one account. */
    resetByAccount: limiter('reset by account', 10, 60 * minute),
    /** Sign-ups with one address that it gets a mail about: anybody can type another's. */
    signUpByAccount: limiter('sign-up by account', 3, 60 * minute),
    signUpWork: createAddressWork(parts, { name: 'signUp', free: 60 }),
    resetWork: createAddressWork(parts, { name: 'passwordReset', free: 60 }),
    /** Exports of one account's data: each reads many tables. */
    exportData: limiter('export', 10, 60 * minute),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
