import { answerQuestion, askQuestion, deleteQuestion, listQuestions } from '@vidya/contracts/calls/learning';
import { lectureQuestion, questionParams, questionsQuery, written } from '@vidya/contracts/shapes/learning';
import { lectureParams } from '@vidya/contracts/shapes/lecture';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { siteOriginOf } from '../http/access/origin.ts';
import type { Limiter } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Questions } from './questions.service.ts';

interface Around {
  siteOrigins: Config['siteOrigins'];
  /** Keys are user ids. */
  limits: { questions: Limiter; answers: Limiter };
}

/** Questions beside a lecture, and their answers. */
export function questionsRoutes(app: FastifyInstance, questions: Questions, { siteOrigins, limits }: Around): void {
  const originOf = (request: FastifyRequest) => siteOriginOf(request, siteOrigins);
  route(app, listQuestions, {
    access: policy['lecture.watch'],
    schema: { params: lectureParams, query: questionsQuery, data: z.array(lectureQuestion) },
    handler: ({ params, query, caller }) => questions.listQuestions(params, caller, query.after),
  });
  route(app, askQuestion, {
    access: policy['question.ask'],
    schema: { params: lectureParams, body: written, data: lectureQuestion },
    handler: async ({ params, body: { body }, caller, request }) => {
      await limits.questions.hit(caller.id);
      const data = await questions.askQuestion(params, { body, caller, origin: originOf(request) });
      return { data, message: apiMessages.learning.questionSent };
    },
  });
  route(app, answerQuestion, {
    access: policy['question.answer'],
    schema: { params: questionParams, body: written, data: lectureQuestion },
    handler: async ({ params, body: { body }, caller, request }) => {
      await limits.answers.hit(caller.id);
      const data = await questions.answerQuestion(params, { body, caller, origin: originOf(request) });
      return { data, message: texts.admin.answerSent };
    },
  });
  route(app, deleteQuestion, {
    access: policy['question.delete'],
    schema: { params: questionParams, data: z.null() },
    handler: async ({ params, caller }) => {
      await questions.deleteQuestion(params, caller);
      return { data: null, message: apiMessages.learning.questionDeleted };
    },
  });
}
