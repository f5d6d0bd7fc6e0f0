import type { ContactForm } from '@vidya/contracts/calls/contact';
import { shortDate } from '@vidya/contracts/texts/format';
import { greetingOf, mailOf } from '../outside/mail/letter.ts';
import { letterHtml } from '../outside/mail/letter-html.ts';
import { type MailMessage, oneLine } from '../outside/mail/mail.ts';

type Message = Omit<ContactForm, 'captchaToken'>;

/** The mail to the site's staff; a reply goes to the sender of the message. */
export function messageMail(message: Message, to: string): MailMessage {
  const subject = `Contact: ${message.subject}`;
  const from = `${message.name} <${message.email}>, ${message.phone}`;
  return {
    to,
    replyTo: message.email,
    subject,
    text: `${from}\n\n${message.message}`,
    html: letterHtml({ subject, greeting: from, lines: message.message.split(/\n{2,}/) }),
  };
}

/**
 * The mail to the sender. It repeats no text of the message: the address is not verified, and our mail must not carry a
 * stranger's text to another person.
 */
export const acknowledgementMail = ({ email, name }: Message): MailMessage =>
  mailOf({
    to: email,
    subject: 'We received your message',
    name,
    lines: [
      'Thank you for writing to Vidya. Your message has reached us, and we usually answer within two working days.',
    ],
    after: ['If you did not write to us, somebody gave us your address by mistake; nothing else will come of it.'],
  });

type Answered = Pick<Message, 'name' | 'email' | 'subject' | 'message'> & { createdAt: Date };

const quoted = (body: string): string =>
  body
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The mail to the sender: the answer, then the quoted message. A reply goes to the site's staff. */
export function answerMail(
  { name, email, createdAt, ...asked }: Answered,
  body: string,
  contactTo: string,
): MailMessage {
  const subject = oneLine(`Re: ${asked.subject}`);
  const greeting = greetingOf(name);
  const opening = `You wrote on ${shortDate(createdAt)}:`;
  const question = quoted(asked.message);
  return {
    to: email,
    replyTo: contactTo,
    subject,
    text: `${[greeting, body, 'Vidya', opening].join('\n\n')}\n${question}`,
    html: letterHtml({ subject, greeting, lines: body.split(/\n{2,}/), after: [`${opening}\n${question}`] }),
  };
}
