import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';

/** One mail, as plain text and optionally as HTML. `replyTo` is for messages that people write through the site. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
}

export interface Mail {
  /** Rejects when the mail server does not accept it. */
  send(message: MailMessage): Promise<void>;
}

/** Prevents header injection: a line break would start another header. */
export const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/** Mail by SMTP, to the server of `SMTP_URL`. */
export function createSmtpMail({ url, from }: Config['mail']): Mail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send({ to, subject, text, html, replyTo }) {
      await transport.sendMail({
        from,
        to,
        subject: oneLine(subject),
        text,
        ...(html && { html }),
        ...(replyTo && { replyTo: oneLine(replyTo) }),
      });
    },
  };
}
