import { answerMessage, getMessage, listMessages, markMessage } from '@vidya/contracts/calls/contact';
import {
  contactMessage,
  messageAnswer,
  messageMark,
  messageMeta,
  messageParams,
  messageQuery,
} from '@vidya/contracts/shapes/contact';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Messages } from './messages.service.ts';

/** Contact messages, for administrators only. */
export function messagesRoutes(app: FastifyInstance, messages: Messages): void {
  route(app, listMessages, {
    access: policy['message.read'],
    schema: {
      query: messageQuery,
      data: z.array(contactMessage),
      meta: messageMeta,
    },
    handler: ({ query }) => messages.listMessages(query),
  });
  route(app, getMessage, {
    access: policy['message.read'],
    schema: { params: messageParams, data: contactMessage },
    handler: async ({ params }) => ({ data: await messages.getMessage(params.messageId) }),
  });
  route(app, answerMessage, {
    access: policy['message.answer'],
    schema: { params: messageParams, body: messageAnswer, data: contactMessage },
    handler: async ({ params, body, caller }) => ({
      data: await messages.answerMessage(params.messageId, body.body, caller),
      message: texts.admin.answerSent,
    }),
  });
  route(app, markMessage, {
    access: policy['message.answer'],
    schema: { params: messageParams, body: messageMark, data: contactMessage },
    handler: async ({ params, body, caller }) => ({
      data: await messages.markMessage(params.messageId, body.isAnswered, caller),
    }),
  });
}
