import type { QuestionFile } from '@vidya/contracts/calls/structure';
import type { QuestionFormat } from '@vidya/contracts/rules/quiz/format-losses';
import { questionWithoutPictures } from '@vidya/contracts/rules/quiz/picture-mark';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../../http/access/session.ts';
import { notFound } from '../../../http/errors.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { permittedCourse } from '../../../policy/may.ts';
import type { LectureParts, LectureRef } from '../../lecture-parts.ts';
import { fileNameOf } from '../../outline/export/file-name-of.ts';
import { zipStream } from '../../outline/export/zip-stream.ts';
import { packageRefused } from '../../outline/read/package-limits.ts';
import { createTurns } from '../../outline/turns.ts';
import { createQuizStore } from '../quiz.store.ts';
import { qtiPackageOf } from './qti/package-xml.ts';
import { readQuestionFile } from './read-question-file.ts';

/** Questions as a file for other systems, which has no pictures. */
export function writeQuestionFile(title: string, all: readonly Question[], format: QuestionFormat) {
  const questions = all.map(questionWithoutPictures);
  const name = fileNameOf(title);
  if (format === 'gift') return { fileName: `${name}.gift.txt`, content: writeQuestions(questions, true) };
  return { fileName: `${name}.${format}.zip`, content: zipStream(qtiPackageOf(title, questions, format)) };
}

export type QuestionFiles = ReturnType<typeof createQuestionFiles>;

/** Questions from files of other systems. */
export function createQuestionFiles({ db, store }: Pick<LectureParts, 'db' | 'store'>) {
  const inTurn = createTurns();
  return {
    /** Reads a file into the text form. Throws 400 for one that is refused as a whole. */
    async readQuestionFile(courseId: string, file: UploadedFile | undefined, caller: Caller): Promise<QuestionFile> {
      permittedCourse('lecture.change', await store.findCourse(courseId), caller);
      if (!file) throw packageRefused(outlineTexts.notQuestions);
      return inTurn(() => readQuestionFile(file.path));
    },

    /** The stored questions as a file, and its name. Throws 403, and 404 for a lecture of another kind. */
    async exportQuestions({ courseId, lectureId }: LectureRef, format: QuestionFormat, caller: Caller) {
      permittedCourse('lecture.change', await store.findCourse(courseId), caller);
      const lecture = await store.findLecture(lectureId);
      const version = lecture?.courseId === courseId ? await createQuizStore(db).findCurrent(lectureId) : null;
      if (!lecture || !version) throw notFound(texts.lecture.missing);
      return writeQuestionFile(
        lecture.title,
        version.questions.map(({ question }) => question),
        format,
      );
    },
  };
}
