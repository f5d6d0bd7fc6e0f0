import type { Role } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { mailOf } from '../outside/mail/letter.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import { letterTo, type Recipient } from './letter-to.ts';

export const welcomeMail = (person: Recipient, origin: string): MailMessage =>
  letterTo(person, {
    subject: 'Welcome to Vidya',
    lines: ['Your account is ready. Every course you buy stays in My Courses for as long as your access lasts.'],
    action: { label: 'Open My Courses', address: origin + paths.myCourses() },
  });

export const alreadyRegisteredMail = (email: string, origin: string): MailMessage =>
  mailOf({
    to: email,
    subject: 'You already have a Vidya account',
    name: '',
    lines: [
      'Somebody asked for a new account with this address, and there already is one. Nothing has changed.',
      'If it was you, sign in with the password you have.',
    ],
    action: { label: 'Log in', address: origin + paths.login() },
    after: [`You do not know it any more? Choose a new one: ${origin}${paths.forgotPassword()}`],
  });

export const resetMail = (person: Recipient, link: string): MailMessage =>
  letterTo(person, {
    subject: 'Choose a new password',
    lines: ['Follow this link within 30 minutes to choose a new password. It works once.'],
    action: { label: 'Choose a new password', address: link },
    after: ['If you did not ask for it, ignore this mail: your password stays as it is.'],
  });

interface NewProof {
  origin: string;
  /** Passkeys were removed that had been added before the address was proved. */
  hasLostPasskeys?: boolean;
}

const lostLines = ({ hasLostPasskeys }: NewProof): string[] =>
  hasLostPasskeys
    ? [
        'Passkeys and recovery codes from before were removed, too: they were added without showing that this address is yours. You can add yours again.',
      ]
    : [];

export const passwordChangedMail = (person: Recipient, proof: NewProof): MailMessage =>
  letterTo(person, {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, and other devices were signed out.',
      ...lostLines(proof),
      'If it was you, there is nothing to do. If it was not, choose a new one at once.',
    ],
    action: { label: 'Choose a new password', address: proof.origin + paths.forgotPassword() },
  });

/** To the owner of an address, whose first sign-in with a provider removed the password that a stranger may have chosen. */
export const passwordRemovedMail = (person: Recipient, proof: NewProof): MailMessage =>
  letterTo(person, {
    subject: 'The password of your account was removed',
    lines: [
      'You signed in with another account of yours, which shows that this address is yours. The password from before was chosen without showing that.',
      'So it was removed, and all other devices were signed out. Sign in as you did now, or choose a new password.',
      ...lostLines(proof),
    ],
    action: { label: 'Choose a new password', address: proof.origin + paths.forgotPassword() },
  });

const newRole: Record<Role, { line: string; label: string; path: string }> = {
  USER: {
    line: 'You are a learner now: you can buy courses and learn. Courses that you made stay, and you can no longer change them.',
    label: 'Open My Courses',
    path: paths.myCourses(),
  },
  INSTRUCTOR: {
    line: 'You are an instructor now: you can make courses of your own. What you have bought stays open to you.',
    label: 'Create a course',
    path: paths.createCourse(),
  },
  ADMIN: {
    line: 'You are an administrator now: people, courses and payments are in your hands.',
    label: 'Open the dashboard',
    path: paths.dashboard(),
  },
};

export const roleChangedMail = (person: Recipient, role: Role, origin: string): MailMessage => {
  const { line, label, path } = newRole[role];
  return letterTo(person, {
    subject: 'Your role at Vidya has changed',
    lines: [line],
    action: { label, address: origin + path },
    after: [`You did not expect this? Write to us: ${origin}${paths.contact()}`],
  });
};
