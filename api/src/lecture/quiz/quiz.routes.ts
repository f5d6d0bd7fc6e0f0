import {
  exportQuizReport,
  getAttempt,
  getQuiz,
  getQuizReport,
  regradeQuiz,
  saveAnswers,
  startAttempt,
  submitAttempt,
  tryQuiz,
} from '@vidya/contracts/calls/quiz';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '../../http/csv.ts';
import { plainRoute } from '../../http/route.ts';
import { placeOf, route } from '../../policy/route.ts';
import type { Attempts } from './attempts.service.ts';
import type { QuizReports } from './quiz-report.ts';

/** Routes to take a quiz, and to see how it is answered. */
export function quizRoutes(
  app: FastifyInstance,
  { attempts, reports }: { attempts: Attempts; reports: QuizReports },
): void {
  route(app, getQuizReport, async ({ params, caller }) => ({ data: await reports.getQuizReport(params, caller) }));
  route(app, regradeQuiz, async ({ params, caller }) => ({
    data: await reports.regradeQuiz(params, caller),
    message: quizTexts.regrading,
  }));
  plainRoute(app, {
    ...placeOf(exportQuizReport),
    handler: async ({ params, caller }, reply) =>
      sendCsv(reply, await reports.exportQuizReport(exportQuizReport.schema.params.parse(params), caller)),
  });
  route(app, getQuiz, async ({ params, caller }) => ({ data: await attempts.getQuiz(params, caller) }));
  route(app, startAttempt, async ({ params, body, caller }) => ({
    data: await attempts.startAttempt(params, body, caller),
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
