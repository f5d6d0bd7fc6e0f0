import type { z } from 'zod';
import type {
  captchaChallenge,
  contactForm,
  contactMessage,
  messageAnswer,
  messageMark,
  messageMeta,
  messageQuery,
} from '../shapes/contact.ts';
import { defineCall } from './call.ts';

export type ContactForm = z.infer<typeof contactForm>;

/** An altcha challenge: the browser finds the number whose hash with the salt is `challenge`. */
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const sendUsMessage = defineCall<{ body: ContactForm; data: null }>(
  'sendUsMessage',
  'POST /contact/sendUsMessage',
  { creates: true },
);
export const getCaptcha = defineCall<{ data: CaptchaChallenge }>('getCaptcha', 'GET /contact/captcha');

/** A contact message (section 3), as administrators see it. */
export type ContactMessage = z.infer<typeof contactMessage>;

export type MessageQuery = z.infer<typeof messageQuery>;

/** Counts of all messages, regardless of the query. */
export type MessageMeta = z.infer<typeof messageMeta>;

/** Newest first; `Total` counts all matches. */
export const listMessages = defineCall<{ query: MessageQuery; data: ContactMessage[]; meta: MessageMeta }>(
  'listMessages',
  'GET /contact/messages',
);
export const getMessage = defineCall<{ params: { messageId: string }; data: ContactMessage }>(
  'getMessage',
  'GET /contact/messages/:messageId',
);
/** Mails this answer to the writer and stores it; the message counts as answered. */
export const answerMessage = defineCall<{
  params: { messageId: string };
  body: z.infer<typeof messageAnswer>;
  data: ContactMessage;
}>('answerMessage', 'POST /contact/messages/:messageId/answer', { creates: true });
/** Marks a message that was answered elsewhere or needs no answer; also reopens it. */
export const markMessage = defineCall<{
  params: { messageId: string };
  body: z.infer<typeof messageMark>;
  data: ContactMessage;
}>('markMessage', 'PATCH /contact/messages/:messageId');
