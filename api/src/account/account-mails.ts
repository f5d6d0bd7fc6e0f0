import { paths } from '@vidya/contracts/paths';
import type { MailMessage } from '../outside/mail.ts';

interface Recipient {
  email: string;
  fullName: string;
}

const mail = (to: string, subject: string, lines: string[]): MailMessage => ({
  to,
  subject,
  text: `${lines.join('\n\n')}\n\nVidya`,
});

export const welcomeMail = ({ email, fullName }: Recipient, origin: string): MailMessage =>
  mail(email, 'Welcome to Vidya', [
    `Hello ${fullName},`,
    'Your account is ready. Every course you buy stays in My Courses for as long as your access lasts:',
    origin + paths.myCourses(),
  ]);

export const alreadyRegisteredMail = (email: string, origin: string): MailMessage =>
  mail(email, 'You already have a Vidya account', [
    'Hello,',
    'Somebody asked for a new account with this address, and there already is one. Nothing has changed.',
    `If it was you: sign in at ${origin}${paths.login()}, or choose a new password at ${origin}${paths.forgotPassword()}.`,
  ]);

export const resetMail = ({ email, fullName }: Recipient, link: string): MailMessage =>
  mail(email, 'Choose a new password', [
    `Hello ${fullName},`,
    'Follow this link within 30 minutes to choose a new password. It works once.',
    link,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  ]);

export const passwordChangedMail = ({ email, fullName }: Recipient, origin: string): MailMessage =>
  mail(email, 'Your password was changed', [
    `Hello ${fullName},`,
    'The password of your account was changed just now, and other devices were signed out.',
    `If it was not you, choose a new one at once: ${origin}${paths.forgotPassword()}`,
  ]);
