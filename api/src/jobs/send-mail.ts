import type { MailMessage } from '../outside/mail/mail.ts';
import { defineJob } from './jobs.ts';

/** Every mail goes through here, so that a mail server that is down delays mails and loses none. */
export const sendMail = defineJob<MailMessage>('send-mail');
