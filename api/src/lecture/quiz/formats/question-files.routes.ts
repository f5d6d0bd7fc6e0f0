import { exportQuestions, readQuestionFile } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import type { QuestionFormat } from '@vidya/contracts/rules/quiz/format-losses';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../../http/attachment.ts';
import { notFound } from '../../../http/errors.ts';
import { plainRoute } from '../../../http/route.ts';
import { placeOf, route } from '../../../policy/route.ts';
import type { LectureAuthoring } from '../../authoring.service.ts';
import type { QuestionFiles } from './question-files.service.ts';

export const questionFileTypes: Record<QuestionFormat, string> = {
  gift: 'text/plain; charset=utf-8',
  qti: 'application/zip',
  qti3: 'application/zip',
};

/** Routes for questions from and to files of other systems. */
export function questionFileRoutes(
  app: FastifyInstance,
  { questionFiles, authoring }: { questionFiles: QuestionFiles; authoring: Pick<LectureAuthoring, 'mayTeach'> },
): void {
  route(
    app,
    readQuestionFile,
    async ({ params: { courseId }, files: { file }, caller }) => ({
      data: await questionFiles.readQuestionFile(courseId, file, caller),
    }),
    {
      files: { file: { maxBytes: limits.questionFileBytes } },
      mayUpload: ({ params, caller }) => authoring.mayTeach(params.courseId, caller),
    },
  );
  plainRoute(app, {
    ...placeOf(exportQuestions),
    handler: async (request, reply) => {
      const params = exportQuestions.schema.params.safeParse(request.params);
      if (!params.success) throw notFound(texts.lecture.missing);
      const { format, ...lecture } = params.data;
      const { fileName, content } = await questionFiles.exportQuestions(lecture, format, request.caller);
      return sendAttachment(reply, { fileName, type: questionFileTypes[format], content });
    },
  });
}
