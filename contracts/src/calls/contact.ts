import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { call } from './call.ts';
import { anyId, countUpTo, emptied, formLine, personSearch, plainText, secret, whole } from './fields.ts';

const contactForm = z.object({
  name: formLine(200),
  email: formLine(300),
  phone: formLine(40),
  subject: formLine(300),
  message: plainText(10_000).default(''),
  captchaToken: secret(4_000),
});

export const captchaChallenge = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
});

const contactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** Null while the message is open. `body` is '' when it was answered elsewhere. */
  answer: z.object({ at: z.string(), by: z.string(), body: z.string() }).nullable(),
  /** The answer mailed before the message was reopened; '' otherwise. */
  earlierAnswer: z.string(),
});

const messageParams = z.object({ messageId: anyId });

const messageQuery = z.object({
  state: emptied(z.enum(['open', 'answered'])),
  /** Part of the name, email, subject or text. */
  q: emptied(personSearch(limits.searchCharacters)),
  page: countUpTo(100_000),
  limit: countUpTo(limits.messagesPerPage),
});

const messageMeta = z.object({ open: whole, answered: whole });

/** Far above the limit, so that the rules of the contracts refuse a long text with their own message. */
const messageAnswer = z.object({ body: plainText(50_000) });

const messageMark = z.object({ isAnswered: z.boolean() });

export type ContactForm = z.infer<typeof contactForm>;

/** An altcha challenge: the browser finds the number whose hash with the salt is `challenge`. */
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const sendUsMessage = call('sendUsMessage', 'POST /contact/sendUsMessage', {
  access: 'public',
  body: contactForm,
  data: z.null(),
  creates: true,
});

export const getCaptcha = call('getCaptcha', 'GET /contact/captcha', {
  access: 'public',
  data: captchaChallenge,
  example: { as: 'visitor' },
});

/** A contact message (section 3), as administrators see it. */
export type ContactMessage = z.infer<typeof contactMessage>;

export type MessageQuery = z.infer<typeof messageQuery>;

/** Counts of all messages, regardless of the query. */
export type MessageMeta = z.infer<typeof messageMeta>;

/** Newest first; `Total` counts all matches. */
export const listMessages = call('listMessages', 'GET /contact/messages', {
  access: 'message.read',
  query: messageQuery,
  data: z.array(contactMessage),
  meta: messageMeta,
  example: { as: 'admin' },
});

export const getMessage = call('getMessage', 'GET /contact/messages/:messageId', {
  access: 'message.read',
  params: messageParams,
  data: contactMessage,
  example: { as: 'admin', params: { messageId: '{message}' } },
});

/** Mails this answer to the writer and stores it; the message counts as answered. */
export const answerMessage = call('answerMessage', 'POST /contact/messages/:messageId/answer', {
  access: 'message.answer',
  params: messageParams,
  body: messageAnswer,
  data: contactMessage,
  creates: true,
  example: { as: 'admin', params: { messageId: '{message}' }, body: { body: 'Here you are.' } },
});

/** Marks a message that was answered elsewhere or needs no answer; also reopens it. */
export const markMessage = call('markMessage', 'PATCH /contact/messages/:messageId', {
  access: 'message.answer',
  params: messageParams,
  body: messageMark,
  data: contactMessage,
  example: { as: 'admin', params: { messageId: '{message}' }, body: { isAnswered: true } },
});

/** The process responds. */
export const health = call('health', 'GET /health', {
  access: 'public',
  data: z.object({ uptimeSeconds: z.number() }),
});

/** It can serve: its database responds too, and it is not about to end. */
export const ready = call('ready', 'GET /ready', { access: 'public', data: z.null() });
