import {
  addBankQuestions,
  changeBankQuestion,
  exportBank,
  importBankQuestions,
  listBank,
  removeBankQuestion,
} from '@vidya/contracts/calls/bank';
import { limits } from '@vidya/contracts/rules/limits';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../../http/attachment.ts';
import { notFound } from '../../../http/errors.ts';
import { plainRoute } from '../../../http/route.ts';
import { placeOf, route } from '../../../policy/route.ts';
import type { LectureAuthoring } from '../../authoring.service.ts';
import { questionFileTypes } from '../formats/question-files.routes.ts';
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
  plainRoute(app, {
    ...placeOf(exportBank),
    handler: async (request, reply) => {
      const params = exportBank.schema.params.safeParse(request.params);
      if (!params.success) throw notFound(texts.page.notFound);
      const { fileName, content } = await banks.exportBank(params.data.courseId, params.data.format, request.caller);
      return sendAttachment(reply, { fileName, type: questionFileTypes[params.data.format], content });
    },
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
