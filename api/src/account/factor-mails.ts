import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import type { MailMessage } from '../outside/mail/mail.ts';
import { letterTo, type Recipient } from './letter-to.ts';

const ownWay =
  'If it was you, there is nothing to do. If it was not, choose a new password at once, and look at what is new there.';

/** Mails about changed factors and sign-ins: each tells what to do if it was a stranger. */
const changeMail =
  (subject: string, line: string) =>
  (person: Recipient, origin: string): MailMessage =>
    letterTo(person, {
      subject,
      lines: [line, ownWay],
      action: { label: 'Open sign-in and security', address: origin + paths.security() },
      after: [`Choose a new password: ${origin}${paths.forgotPassword()}`],
    });

export const passkeyAddedMail = (person: Recipient, name: string, origin: string): MailMessage =>
  changeMail('A passkey was added', `A new passkey can sign in to your account: ${name}.`)(person, origin);

export const passkeyRemovedMail = (person: Recipient, name: string, origin: string): MailMessage =>
  changeMail('A passkey was removed', `A passkey can no longer sign in to your account: ${name}.`)(person, origin);

export const totpAddedMail = changeMail(
  'An authenticator app was added',
  'From now on, signing in to your account also takes a code of your authenticator app.',
);

export const totpRemovedMail = changeMail(
  'Your authenticator app was removed',
  'Signing in to your account takes no code of an authenticator app any more.',
);

export const secondFactorFailedMail = changeMail(
  'Somebody knows your password',
  'Somebody entered your password, and then wrong codes several times. Your second factor kept them out.',
);

export const recoveryCodesMadeMail = changeMail(
  'You have new recovery codes',
  'New recovery codes were made for your account. Those before are good no more.',
);

export const payoutAccountChangedMail = (person: Recipient, mask: string, origin: string): MailMessage =>
  changeMail(
    'Your payout account was changed',
    `Your earnings will be paid to another account: ${mask}. No payout is made for three days.`,
  )(person, origin);

interface NewSignIn {
  at: Date;
  /** 'Chrome on Windows'. */
  browser: string;
  origin: string;
  /** Token of the report that it was a stranger. */
  token: string;
}

export const newBrowserMail = (person: Recipient, { at, browser, origin, token }: NewSignIn): MailMessage => {
  const when = at.toISOString();
  return letterTo(person, {
    subject: 'A new sign-in to your account',
    lines: [
      `Somebody signed in to your account on ${shortDate(when)} at ${timeOfDay(when)}, Indian time, with ${browser}: a browser that you have not used here before.`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'This was not me', address: origin + paths.notMe(token) },
    after: [
      'That ends all sign-ins, removes what was added in that one and in later ones, and lets you choose a new password.',
    ],
  });
};

const leftText = (left: number): string => {
  if (left === 0) return 'It was the last one: make new ones.';
  return left === 1 ? 'One is left: make new ones soon.' : `${left} are left.`;
};

export const recoveryCodeUsedMail = (person: Recipient, left: number, origin: string): MailMessage =>
  changeMail('A recovery code was used', `A recovery code of your account was used. ${leftText(left)}`)(person, origin);
