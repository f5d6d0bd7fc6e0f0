import { readFile } from 'node:fs/promises';
import type { QuestionFile } from '@vidya/contracts/calls/structure';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import type { Caller } from '../../../http/access/session.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { permittedCourse } from '../../../policy/may.ts';
import type { LectureParts } from '../../lecture-parts.ts';
import { packageRefused } from '../../outline/read/package-limits.ts';
import { createTurns } from '../../outline/turns.ts';
import { readQuestionFile } from './read-question-file.ts';

export type QuestionFiles = ReturnType<typeof createQuestionFiles>;

/** Questions from files of other systems. */
export function createQuestionFiles({ store }: Pick<LectureParts, 'store'>) {
  const inTurn = createTurns();
  return {
    /** Reads a file into the text form. Throws 400 for one that is refused as a whole. */
    async readQuestionFile(courseId: string, file: UploadedFile | undefined, caller: Caller): Promise<QuestionFile> {
      permittedCourse('lecture.change', await store.findCourse(courseId), caller);
      if (!file) throw packageRefused(outlineTexts.notQuestions);
      return inTurn(async () => readQuestionFile(await readFile(file.path)));
    },
  };
}
