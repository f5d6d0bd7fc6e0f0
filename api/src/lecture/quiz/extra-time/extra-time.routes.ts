import { giveExtraTime, listExtraTime, removeExtraTime } from '@vidya/contracts/calls/quiz';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../../http/limits.ts';
import { route } from '../../../policy/route.ts';
import type { ExtraTimes } from './extra-time.service.ts';

/** Routes for those who teach a course. `limit`: addresses that one person tries, by their id. */
export function extraTimeRoutes(app: FastifyInstance, extraTimes: ExtraTimes, limit: Limiter): void {
  route(app, listExtraTime, async ({ params, caller }) => ({
    data: await extraTimes.listExtraTime(params.courseId, caller),
  }));
  route(app, giveExtraTime, async ({ params, body, caller }) => {
    await limit.hit(caller.id);
    return { data: await extraTimes.giveExtraTime(params.courseId, body, caller), message: quizTexts.extraTimeGiven };
  });
  route(app, removeExtraTime, async ({ params, caller }) => ({
    data: await extraTimes.removeExtraTime(params.courseId, params.userId, caller),
    message: quizTexts.extraTimeRemoved,
  }));
}
