import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { Mail, MailMessage } from '../outside/mail/mail.ts';
import { defineJob } from './jobs.ts';

/** All mails go through this job, so that a mail server that is down for a day delays mails but loses none. */
export const sendMail = defineJob<MailMessage>('send-mail', 16, { batchSize: 50, isPersonal: true });

/** Sends a mail and counts whether the mail server took it. */
export const countedMail =
  (mail: Pick<Mail, 'send'>, metrics: ApiMetrics) =>
  async (message: MailMessage): Promise<void> => {
    let outcome = 'failed';
    try {
      await mail.send(message);
      outcome = 'sent';
    } finally {
      metrics.count('mails', { outcome });
    }
  };
