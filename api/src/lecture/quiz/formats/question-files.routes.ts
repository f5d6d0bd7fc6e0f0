import { readQuestionFile } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../policy/route.ts';
import type { LectureAuthoring } from '../../authoring.service.ts';
import type { QuestionFiles } from './question-files.service.ts';

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
}
