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

/** A contact message (section 3), as administrators see it. */
export interface ContactMessage {
  _id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  createdAt: string;
  /** Null while the message is open. `body` is '' when it was answered elsewhere. */
  answer: { at: string; by: string; body: string } | null;
  /** The answer mailed before the message was reopened; '' otherwise. */
  earlierAnswer: string;
}

export interface MessageQuery {
  state?: 'open' | 'answered';
  /** Part of the name, email, subject or text. */
  q?: string;
  page?: number;
  limit?: number;
}

/** Counts of all messages, regardless of the query. */
export interface MessageMeta {
  open: number;
  answered: number;
}

/** Newest first; `Total` counts all matches. */
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
/** Mails this answer to the writer and stores it; the message counts as answered. */
export const answerMessage = defineCall<{
  params: { messageId: string };
  body: { body: string };
  data: ContactMessage;
}>({ name: 'answerMessage', method: 'POST', path: '/contact/messages/:messageId/answer' });
/** Marks a message that was answered elsewhere or needs no answer; also reopens it. */
export const markMessage = defineCall<{
  params: { messageId: string };
  body: { isAnswered: boolean };
  data: ContactMessage;
}>({ name: 'markMessage', method: 'PATCH', path: '/contact/messages/:messageId' });
