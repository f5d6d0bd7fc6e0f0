import { Readable } from 'node:stream';
import { questionWithoutPictures } from '@vidya/contracts/rules/quiz/picture-mark';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { Caller } from '../../../http/access/session.ts';
import { csvLine } from '../../../http/csv.ts';
import { permittedCourse } from '../../../policy/may.ts';
import { createArticleStore } from '../../article/article.store.ts';
import { createDuplicateStore } from '../../duplicate/duplicate.store.ts';
import type { LectureParts } from '../../lecture-parts.ts';
import type { ExportedQuiz } from '../../quiz/formats/qti12/assessment-xml.ts';
import { createQuizStore } from '../../quiz/quiz.store.ts';
import { csvColumns } from '../read/plan-csv.ts';
import { cartridgeOf, type ExportedCourse } from './cartridge.ts';
import { fileNameOf } from './file-name-of.ts';
import { zipStream } from './zip-stream.ts';

export type ExportFormat = 'csv' | 'imscc';

export type Export = ReturnType<typeof createExport>;

/** Writes the outline of a course as a file that an import reads. */
export function createExport({ db, store, files }: Pick<LectureParts, 'db' | 'store' | 'files'>) {
  const [articles, quizzes] = [createArticleStore(db), createQuizStore(db)];
  const readCourse = async (courseId: string, caller: Caller): Promise<ExportedCourse> => {
    const course = permittedCourse('lecture.change', await store.findCourse(courseId), caller);
    const whole = createDuplicateStore(db);
    const [sections, lectures] = [await store.sections.listSections(courseId), await store.listLectures(courseId)];
    const media = (await whole.listMedia(courseId)).filter(({ kind }) => kind === 'resource');
    const filled = sections.map((section) => ({
      ...section,
      lectures: lectures
        .filter(({ sectionId }) => sectionId === section.id)
        .map((lecture) => ({ ...lecture, files: media.filter(({ lectureId }) => lectureId === lecture.id) })),
    }));
    return { title: course.title, sections: filled, pictures: await whole.listPictures(courseId) };
  };
  const sourceOf = async (lectureId: string): Promise<string> => (await articles.findArticle(lectureId))?.source ?? '';
  const quizOf = async (lectureId: string): Promise<ExportedQuiz> => {
    const { questions = [], settings = defaultQuizSettings } = (await quizzes.findCurrent(lectureId)) ?? {};
    return { questions: questions.map(({ question }) => questionWithoutPictures(question)), settings };
  };

  async function* csvOf({ sections }: ExportedCourse): AsyncGenerator<string> {
    yield `\uFEFF${csvLine([...csvColumns])}`;
    for (const { title: section, goal, lectures } of sections) {
      if (lectures.length === 0) yield csvLine([section, goal, '', '', '', '', '', '']);
      for (const { id, kind, title, description, youtubeLink, expectedMinutes } of lectures) {
        // One by one: an article may be long.
        const article = kind === 'article' ? await sourceOf(id) : '';
        yield csvLine([section, goal, kind, title, description, youtubeLink, article, expectedMinutes ?? '']);
      }
    }
  }

  return {
    /** The stream and its name. Throws 403 and 404, and 409 for a deleted course. */
    async open(courseId: string, format: ExportFormat, caller: Caller) {
      const course = await readCourse(courseId, caller);
      const fileName = `${fileNameOf(course.title)}.${format}`;
      const content =
        format === 'csv' ? Readable.from(csvOf(course)) : zipStream(cartridgeOf(course, { files, sourceOf, quizOf }));
      return { fileName, content };
    },
  };
}
