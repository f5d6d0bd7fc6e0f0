import { z } from 'zod';
import { addDays } from '../dates.ts';
import type { SeedContactMessage } from '../demo-data.ts';
import { idFor } from '../random.ts';
import { readSample } from '../sample-files.ts';
import { userId } from './users.ts';

const paragraphs = z.array(z.string().min(1)).transform((texts) => texts.join('\n\n'));

const message = z.strictObject({
  /** Days before the day of seeding. */
  daysAgo: z.int().positive(),
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  subject: z.string().min(1),
  message: paragraphs,
  /** Who replied how many days later; without a text the reply went out elsewhere. */
  reply: z.strictObject({ by: z.email(), afterDays: z.number().positive(), text: paragraphs }).optional(),
});

const MESSAGES = readSample('messages.json', z.array(message));

/** A few messages from the contact form, the newest a day old; the older ones are answered. */
export function buildContactMessages(until: Date): SeedContactMessage[] {
  return MESSAGES.map(({ daysAgo, reply, ...written }) => ({
    id: idFor(`message:${written.email}`),
    ...written,
    createdAt: addDays(until, -daysAgo),
    answeredAt: reply ? addDays(until, reply.afterDays - daysAgo) : null,
    answeredBy: reply ? userId(reply.by) : null,
    answer: reply?.text ?? '',
  }));
}
