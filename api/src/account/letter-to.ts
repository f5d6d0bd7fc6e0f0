import { type Letter, mailOf } from '../outside/mail/letter.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import type { UserRow } from './users.store.ts';

/** Whom a mail about an account goes to. */
export type Recipient = Pick<UserRow, 'email' | 'fullName'>;

/** A letter that greets this person by name. */
export const letterTo = ({ email, fullName }: Recipient, letter: Omit<Letter, 'to' | 'name'>): MailMessage =>
  mailOf({ to: email, name: fullName, ...letter });
