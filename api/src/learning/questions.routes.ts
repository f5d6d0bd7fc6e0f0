import { answerQuestion, askQuestion, deleteQuestion, listQuestions } from '@vidya/contracts/calls/learning';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { siteOriginOf } from '../http/access/origin.ts';
import type { Limiter } from '../http/limits.ts';
import { route } from '../policy/route.ts';
import type { Questions } from './questions.service.ts';

interface Around {
  siteOrigins: Config['siteOrigins'];
  /** Keys are user ids. */
  limits: { questions: Limiter; answers: Limiter };
}

/** Questions beside a lecture, and their answers. */
export function questionsRoutes(app: FastifyInstance, questions: Questions, { siteOrigins, limits }: Around): void {
  const originOf = (request: FastifyRequest) => siteOriginOf(request, siteOrigins);
  route(app, listQuestions, ({ params, query, caller }) => questions.listQuestions(params, caller, query.after));
  route(app, askQuestion, async ({ params, body: { body }, caller, request }) => {
    await limits.questions.hit(caller.id);
    const data = await questions.askQuestion(params, { body, caller, origin: originOf(request) });
    return { data, message: apiMessages.learning.questionSent };
  });
  route(app, answerQuestion, async ({ params, body: { body }, caller, request }) => {
    await limits.answers.hit(caller.id);
    const data = await questions.answerQuestion(params, { body, caller, origin: originOf(request) });
    return { data, message: texts.admin.answerSent };
  });
  route(app, deleteQuestion, async ({ params, caller }) => {
    await questions.deleteQuestion(params, caller);
    return { data: null, message: apiMessages.learning.questionDeleted };
  });
}
