import { type LetterParts, letterHtml } from './letter-html.ts';
import type { MailMessage } from './mail.ts';

/** One mail to one person. All fields are plain text; `letterHtml` escapes them. */
export interface Letter extends Omit<LetterParts, 'greeting'> {
  to: string;
  /** The recipient's name for the greeting; '' greets without a name. */
  name: string;
}

const plainName = /^[\p{L}\p{M}\s.'’-]{1,60}$/u;
const likeAddress = /[\p{L}\p{M}]{2}\.[\p{L}\p{M}]{2}/u;

/**
 * Anybody can sign up or write with another person's email and any name. Do not repeat a name that a mail program could
 * turn into a link.
 */
export const greetingOf = (name: string): string => {
  const trimmed = name.trim();
  return plainName.test(trimmed) && !likeAddress.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
};

const textOf = ({ name, lines, action, after = [] }: Letter): string => {
  const pointer = action ? [`${action.label}:\n${action.address}`] : [];
  return `${[greetingOf(name), ...lines, ...pointer, ...after].join('\n\n')}\n\nVidya`;
};

/** The letter as HTML, and the same text as plain text. */
export const mailOf = (letter: Letter): MailMessage => ({
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: letterHtml({ ...letter, greeting: greetingOf(letter.name) }),
});
