import { letterHtml } from './letter-html.ts';
import type { MailMessage } from './mail.ts';

/** One mail to one person. Everything is plain text; escaping happens where HTML is made. */
export interface Letter {
  to: string;
  subject: string;
  /** Who is greeted; '' greets nobody by name. */
  name: string;
  /** Paragraphs before the button. */
  lines: string[];
  /** The one thing that this mail is for. */
  action?: { label: string; address: string };
  /** Paragraphs after it. */
  after?: string[];
}

const plainName = /^[\p{L}\p{M}\s.'’-]{1,60}$/u;
const likeAddress = /[\p{L}\p{M}]{2}\.[\p{L}\p{M}]{2}/u;

/**
 * Anybody can sign up or write with somebody else's address and call themselves anything: a name that a mail
 * program could turn into a link is not repeated.
 */
export const greetingOf = (name: string): string => {
  const trimmed = name.trim();
  return plainName.test(trimmed) && !likeAddress.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
};

const textOf = ({ name, lines, action, after = [] }: Letter): string => {
  const pointer = action ? [`${action.label}:\n${action.address}`] : [];
  return `${[greetingOf(name), ...lines, ...pointer, ...after].join('\n\n')}\n\nVidya`;
};

/** The letter as HTML, with the same words as text for those who read text. */
export const mailOf = (letter: Letter): MailMessage => ({
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: letterHtml({ ...letter, greeting: greetingOf(letter.name) }),
});
