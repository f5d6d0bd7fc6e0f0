import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';

/** One mail: text, and the same as HTML for those who see it. `replyTo` for messages that people wrote through the site. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
}

export interface Mail {
  /** Rejects when the mail server did not take it. */
  send(message: MailMessage): Promise<void>;
}

/** A line break in a header would start another header. */
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
