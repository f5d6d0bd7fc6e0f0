import {
  addBankQuestions,
  changeBankQuestion,
  importBankQuestions,
  listBank,
  removeBankQuestion,
} from '@vidya/contracts/calls/bank';
import { limits } from '@vidya/contracts/rules/limits';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../policy/route.ts';
import type { LectureAuthoring } from '../../authoring.service.ts';
import type { Banks } from './bank.service.ts';

/** Routes for those who teach a course. */
export function bankRoutes(
  app: FastifyInstance,
  { banks, authoring }: { banks: Banks; authoring: Pick<LectureAuthoring, 'mayTeach'> },
): void {
  route(app, listBank, async ({ params, query, caller }) => ({
    data: await banks.listBank(params.courseId, query, caller),
  }));
  route(app, addBankQuestions, async ({ params, body, caller }) => {
    const added = await banks.addBankQuestions(params.courseId, body.questions, caller);
    return { data: { added }, message: quizTexts.bankQuestionsAdded(added) };
  });
  route(app, changeBankQuestion, async ({ params, body, caller }) => ({
    data: await banks.changeBankQuestion(params, body, caller),
    message: quizTexts.bankQuestionSaved,
  }));
  route(app, removeBankQuestion, async ({ params, caller }) => {
    await banks.removeBankQuestion(params, caller);
    return { data: null, message: quizTexts.bankQuestionRemoved };
  });
  route(
    app,
    importBankQuestions,
    async ({ params: { courseId }, files: { file }, caller }) => ({
      data: await banks.importBankQuestions(courseId, file, caller),
    }),
    {
      files: { file: { maxBytes: limits.questionFileBytes } },
      mayUpload: ({ params, caller }) => authoring.mayTeach(params.courseId, caller),
    },
  );
}
