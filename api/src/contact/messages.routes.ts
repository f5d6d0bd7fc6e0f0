import {
  answerMessage,
  type ContactMessage,
  getMessage,
  listMessages,
  markMessage,
} from '@vidya/contracts/calls/contact';
import { limits } from '@vidya/contracts/rules/limits';
import { anyId, emptied, plainText } from '@vidya/contracts/shapes/fields';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Messages } from './messages.service.ts';

const messageParams = z.object({ messageId: anyId });

const messageShape: z.ZodType<ContactMessage> = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  answer: z.object({ at: z.string(), by: z.string(), body: z.string() }).nullable(),
  earlierAnswer: z.string(),
});

/** Contact messages, for administrators only. */
export function messagesRoutes(app: FastifyInstance, messages: Messages): void {
  route(app, listMessages, {
    access: policy['message.read'].by,
    schema: {
      query: z.object({
        state: emptied(z.enum(['open', 'answered'])),
        q: emptied(plainText(limits.searchCharacters)),
        page: emptied(z.coerce.number().int().min(1).max(100_000)),
        limit: emptied(z.coerce.number().int().min(1).max(limits.messagesPerPage)),
      }),
      data: z.array(messageShape),
      meta: z.object({ open: z.number().int(), answered: z.number().int() }),
    },
    handler: async ({ query }) => {
      const { messages: data, total, meta } = await messages.listMessages(query);
      return { data, total, meta };
    },
  });
  route(app, getMessage, {
    access: policy['message.read'].by,
    schema: { params: messageParams, data: messageShape },
    handler: async ({ params }) => ({ data: await messages.getMessage(params.messageId) }),
  });
  route(app, answerMessage, {
    access: policy['message.answer'].by,
    // Far above the limit, so that the rules of the contracts refuse a long text with their own message.
    schema: { params: messageParams, body: z.object({ body: plainText(50_000) }), data: messageShape },
    handler: async ({ params, body, caller }) => ({
      data: await messages.answerMessage(params.messageId, body.body, caller),
      message: texts.admin.answerSent,
    }),
  });
  route(app, markMessage, {
    access: policy['message.answer'].by,
    schema: { params: messageParams, body: z.object({ isAnswered: z.boolean() }), data: messageShape },
    handler: async ({ params, body, caller }) => ({
      data: await messages.markMessage(params.messageId, body.isAnswered, caller),
    }),
  });
}
