import type { ContactForm } from '@vidya/contracts/contact';
import { letterHtml } from '../outside/letter-html.ts';
import { mailOf } from '../outside/letter.ts';
import type { MailMessage } from '../outside/mail.ts';

type Message = Omit<ContactForm, 'captchaToken'>;

/** To the people behind the site; their answer goes to who wrote. */
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
 * To who wrote. It repeats nothing of what was written: the address is not proven, and our mail must not carry a
 * stranger's words to somebody else.
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
