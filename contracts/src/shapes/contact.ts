import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { anyId, countUpTo, emptied, formLine, personSearch, plainText, secret, whole } from './fields.ts';

export const contactForm = z.object({
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

export const contactMessage = z.object({
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

export const messageParams = z.object({ messageId: anyId });

export const messageQuery = z.object({
  state: emptied(z.enum(['open', 'answered'])),
  /** Part of the name, email, subject or text. */
  q: emptied(personSearch(limits.searchCharacters)),
  page: countUpTo(100_000),
  limit: countUpTo(limits.messagesPerPage),
});

export const messageMeta = z.object({ open: whole, answered: whole });

/** Far above the limit, so that the rules of the contracts refuse a long text with their own message. */
export const messageAnswer = z.object({ body: plainText(50_000) });

export const messageMark = z.object({ isAnswered: z.boolean() });
