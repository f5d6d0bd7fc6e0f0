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

/** Prevents header injection: a line break would start another header. */
export const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

export type Mail = ReturnType<typeof createSmtpMail>;

/** Mail by SMTP, to the server of `SMTP_URL`. */
export function createSmtpMail({ url, from }: Config['mail']) {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    // Several connections that stay open for a while, so that a batch of mails takes no greeting for each.
    pool: true,
    maxConnections: 5,
    // The job queue sees to it: it knows how often a mail was tried.
    maxRequeues: 0,
  });
  return {
    /** Rejects when the mail server does not accept it. */
    async send({ to, subject, text, html, replyTo }: MailMessage): Promise<void> {
      await transport.sendMail({
        from,
        to,
        subject: oneLine(subject),
        text,
        ...(html && { html }),
        ...(replyTo && { replyTo: oneLine(replyTo) }),
      });
    },
    /** Ends the connections that are open. */
    close: (): void => transport.close(),
  };
}
