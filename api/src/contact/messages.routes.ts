import { answerMessage, getMessage, listMessages, markMessage } from '@vidya/contracts/calls/contact';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { route } from '../policy/route.ts';
import type { Messages } from './messages.service.ts';

/** Contact messages, for administrators only. */
export function messagesRoutes(app: FastifyInstance, messages: Messages): void {
  route(app, listMessages, ({ query }) => messages.listMessages(query));
  route(app, getMessage, async ({ params }) => ({ data: await messages.getMessage(params.messageId) }));
  route(app, answerMessage, async ({ params, body, caller }) => ({
    data: await messages.answerMessage(params.messageId, body.body, caller),
    message: texts.admin.answerSent,
  }));
  route(app, markMessage, async ({ params, body, caller }) => ({
    data: await messages.markMessage(params.messageId, body.isAnswered, caller),
  }));
}
