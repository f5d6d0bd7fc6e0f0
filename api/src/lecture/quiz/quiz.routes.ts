import { getAttempt, getQuiz, saveAnswers, startAttempt, submitAttempt, tryQuiz } from '@vidya/contracts/calls/quiz';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { Attempts } from './attempts.service.ts';

/** Routes to take a quiz. */
export function quizRoutes(app: FastifyInstance, attempts: Attempts): void {
  route(app, getQuiz, async ({ params, caller }) => ({ data: await attempts.getQuiz(params, caller) }));
  route(app, startAttempt, async ({ params, body, caller }) => ({
    data: await attempts.startAttempt(params, body.tabId, caller),
  }));
  route(app, getAttempt, async ({ params, caller }) => ({ data: await attempts.getAttempt(params, caller) }));
  route(app, saveAnswers, async ({ params, body, caller }) => ({
    data: await attempts.saveAnswers(params, body, caller),
  }));
  route(app, submitAttempt, async ({ params, body, caller }) => ({
    data: await attempts.submitAttempt(params, body, caller),
  }));
  route(app, tryQuiz, async ({ params, body, caller }) => ({
    data: await attempts.tryQuiz(params, body.answers, caller),
  }));
}
