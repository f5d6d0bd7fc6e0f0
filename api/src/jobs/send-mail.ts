import type { MailMessage } from '../outside/mail/mail.ts';
import { defineJob } from './jobs.ts';

/** All mails go through this job, so that a mail server that is down delays mails but loses none. */
export const sendMail = defineJob<MailMessage>('send-mail', 8, { batchSize: 50 });
