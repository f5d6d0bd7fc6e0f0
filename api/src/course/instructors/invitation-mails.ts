import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { mailOf } from '../../outside/mail/letter.ts';
import type { MailMessage } from '../../outside/mail/mail.ts';

/** Whom a mail goes to; without an account the name is ''. */
export interface Addressee {
  email: string;
  fullName: string;
}

interface About {
  /** The course's title. */
  title: string;
  /** The name of the person who did it. */
  by: string;
}

/** `link`: accepts the invitation, once. */
export const invitationMail = (to: Addressee, { title, by, link }: About & { link: string }): MailMessage =>
  mailOf({
    to: to.email,
    subject: `An invitation to teach ‘${title}’`,
    name: to.fullName,
    lines: [
      `${by} invites you to teach the course ‘${title}’ together.`,
      'The course will name you. You can change its texts, sections and lectures, and answer the questions of its learners. Only its owner sets the price, publishes it for the first time, deletes it and invites others.',
      `The link works once, for ${limits.coInstructors.invitationDays} days. Accept it with the instructor’s account of this address.`,
    ],
    action: { label: 'See the invitation', address: link },
    after: ['You did not expect this? Ignore this mail: nothing happens then.'],
  });

/** To the owner. */
export const joinedMail = (to: Addressee, { title, by, link }: About & { link: string }): MailMessage =>
  mailOf({
    to: to.email,
    subject: `${by} teaches ‘${title}’ with you now`,
    name: to.fullName,
    lines: [`${by} has accepted your invitation. The course ‘${title}’ names you both from now on.`],
    action: { label: 'Open the course', address: link },
  });

/** To the owner. */
export const leftMail = (to: Addressee, { title, by }: About): MailMessage =>
  mailOf({
    to: to.email,
    subject: `${by} no longer teaches ‘${title}’`,
    name: to.fullName,
    lines: [`${by} has left the course ‘${title}’, which no longer names them. What they wrote there stays.`],
  });

/** To the co-instructor. */
export const removedMail = (to: Addressee, { title, origin }: { title: string; origin: string }): MailMessage =>
  mailOf({
    to: to.email,
    subject: `You no longer teach ‘${title}’`,
    name: to.fullName,
    lines: [
      `Your part in the course ‘${title}’ has ended: you can no longer change it, and it no longer names you. Your own courses stay as they are.`,
    ],
    action: { label: 'Open My Courses', address: origin + paths.myCourses() },
  });
