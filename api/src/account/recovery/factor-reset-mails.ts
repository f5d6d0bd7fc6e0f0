import { paths } from '@vidya/contracts/texts/paths';
import type { MailMessage } from '../../outside/mail/mail.ts';
import { letterTo, type Recipient } from '../letter-to.ts';

/** `by`: the administrator's name. */
export const factorResetRequestedMail = (
  person: Recipient,
  { by, origin }: { by: string; origin: string },
): MailMessage =>
  letterTo(person, {
    subject: 'Somebody asked to reset your account',
    lines: [
      `${by} was told that you have lost your passkeys or your authenticator app, and your recovery codes. A second administrator is asked to remove all of them from your account.`,
      'If you asked for this, there is nothing to do. If you did not, stop it in “Sign-in and security”.',
    ],
    action: { label: 'Open sign-in and security', address: origin + paths.security() },
    after: [`You cannot log in, and did not ask for this? Write to us: ${origin}${paths.contact()}`],
  });

/** `link`: chooses a new password, once, within 30 minutes. */
export const factorResetMail = (person: Recipient, { link, origin }: { link: string; origin: string }): MailMessage =>
  letterTo(person, {
    subject: 'Your account was reset',
    lines: [
      'Two administrators removed your passkeys, your authenticator app and your recovery codes. You are signed out everywhere, and your password is no longer good.',
      'Follow this link within 30 minutes to choose a new password. Then log in, and add a passkey or an authenticator app again.',
    ],
    action: { label: 'Choose a new password', address: link },
    after: [
      `The link is too old? Ask for a new one: ${origin}${paths.forgotPassword()}`,
      `You did not ask for this? Write to us: ${origin}${paths.contact()}`,
    ],
  });

export const factorResetDroppedMail = (person: Recipient, origin: string): MailMessage =>
  letterTo(person, {
    subject: 'Your account is not reset',
    lines: ['The reset of your account that an administrator asked for was dropped. Nothing was removed.'],
    action: { label: 'Open sign-in and security', address: origin + paths.security() },
    after: [`You still cannot log in? Write to us: ${origin}${paths.contact()}`],
  });

/** The operator has the link, and gives it to the person. */
export const resetByOperatorMail = (person: Recipient, origin: string): MailMessage =>
  letterTo(person, {
    subject: 'Your account was reset',
    lines: [
      'Whoever runs the site removed your passkeys, your authenticator app, your recovery codes and your password. You are signed out everywhere.',
    ],
    action: { label: 'Choose a new password', address: origin + paths.forgotPassword() },
    after: [`You did not ask for this? Write to us: ${origin}${paths.contact()}`],
  });
