import { defineCall } from './call.ts';

export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  captchaToken: string;
}

/** An altcha challenge: the browser finds the number whose hash with the salt is `challenge`. */
export interface CaptchaChallenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export const sendUsMessage = defineCall<{ body: ContactForm; data: null }>({
  name: 'sendUsMessage',
  method: 'POST',
  path: '/contact/sendUsMessage',
});
export const getCaptcha = defineCall<{ data: CaptchaChallenge }>({
  name: 'getCaptcha',
  method: 'GET',
  path: '/contact/captcha',
});

/** Section 3, Contact message, as administrators see it. */
export interface ContactMessage {
  _id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  createdAt: string;
  /** Null while it waits. `body` is '' where it was answered elsewhere. */
  answer: { at: string; by: string; body: string } | null;
  /** What was mailed before it was opened again; '' otherwise. */
  earlierAnswer: string;
}

export interface MessageQuery {
  state?: 'open' | 'answered';
  /** Part of a name, an address, a subject or the words. */
  q?: string;
  page?: number;
  limit?: number;
}

/** How many there are in all, whatever was looked for. */
export interface MessageMeta {
  open: number;
  answered: number;
}

/** The newest first; `Total` counts all that match. */
export const listMessages = defineCall<{ query: MessageQuery; data: ContactMessage[]; meta: MessageMeta }>({
  name: 'listMessages',
  method: 'GET',
  path: '/contact/messages',
});
export const getMessage = defineCall<{ params: { messageId: string }; data: ContactMessage }>({
  name: 'getMessage',
  method: 'GET',
  path: '/contact/messages/:messageId',
});
/** Mails these words to who wrote and keeps them; the message counts as answered. */
export const answerMessage = defineCall<{
  params: { messageId: string };
  body: { body: string };
  data: ContactMessage;
}>({ name: 'answerMessage', method: 'POST', path: '/contact/messages/:messageId/answer' });
/** For what was answered elsewhere, or needs no answer; and back. */
export const markMessage = defineCall<{
  params: { messageId: string };
  body: { isAnswered: boolean };
  data: ContactMessage;
}>({ name: 'markMessage', method: 'PATCH', path: '/contact/messages/:messageId' });
