import { randomUUID } from 'node:crypto';
import type { CertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { limits } from '@vidya/contracts/rules/limits';
import { getTableColumns, type Table } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import {
  coursePictures,
  lectureArticles,
  lectureMedia,
  lectures,
  lectureTranscripts,
  sections,
} from '../../database/tables/schema-lectures.ts';
import { quizVersions } from '../../database/tables/schema-quizzes.ts';
import type { WrittenForBank } from '../quiz/bank/bank.store.ts';
import type { DuplicateStore } from './duplicate.store.ts';

type Lists =
  | 'listSections'
  | 'listLectures'
  | 'listMedia'
  | 'listTranscripts'
  | 'listArticles'
  | 'listQuizzes'
  | 'listPictures';
type Rows<Name extends Lists> = Awaited<ReturnType<DuplicateStore[Name]>>;
type CourseRow = typeof courses.$inferSelect;

/** What a course is made of. */
export interface WholeCourse {
  course: CourseRow;
  sections: Rows<'listSections'>;
  lectures: Rows<'listLectures'>;
  media: Rows<'listMedia'>;
  transcripts: Rows<'listTranscripts'>;
  articles: Rows<'listArticles'>;
  quizzes: Rows<'listQuizzes'>;
  /** The questions of its bank. */
  bank: WrittenForBank[];
  pictures: Rows<'listPictures'>;
  /** Of its certificate; null for the default. */
  rules: CertificateRules | null;
}

const timed = ['publishAt', 'createdAt', 'updatedAt'];

/** The columns of a row that a copy takes over: all but these, and those that the database generates. */
function taken<Row extends object>(row: Row, table: Table, except: string[]): Row {
  const columns = getTableColumns(table);
  const names = Object.keys(columns).filter((name) => !columns[name]!.generated && !except.includes(name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Row;
}

/** A cut never leaves half a character. */
const titleOfCopy = (title: string): string =>
  `Copy of ${title}`
    .slice(0, limits.title.max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** A film on its way belongs to the original: the copy can prepare it again, or asks for another one. */
const settled = ({ state }: WholeCourse['lectures'][number]) =>
  state === 'ready' || state === 'failed'
    ? {}
    : { state: 'failed' as const, failure: 'interrupted' as const, percent: 0 };

/** A text that names rows, such as a playlist or an article with pictures, as one of the copy's rows. */
export const withNewIds = (text: string, ids: Map<string, string>): string =>
  text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => ids.get(id) ?? id);

/** The rows of a draft with the same texts, structure and files, and nothing of its people. New ids everywhere. */
export function copyRows({ course, sections: parts, lectures: all, media, ...whole }: WholeCourse) {
  const { transcripts, articles, quizzes, bank, pictures, rules } = whole;
  const ids = new Map(
    [course, ...parts, ...all, ...media, ...pictures, ...bank.map(({ question }) => ({ id: question._id }))].map(
      ({ id }) => [id, randomUUID() as string],
    ),
  );
  const courseId = ids.get(course.id)!;
  const ofCopy = <Value>(value: Value): Value => JSON.parse(withNewIds(JSON.stringify(value), ids)) as Value;
  return {
    ids,
    courseId,
    course: {
      ...taken(course, courses, [...timed, 'coInstructors', 'rating', 'ratingCount', 'ratingSum']),
      id: courseId,
      title: titleOfCopy(course.title),
      promoLectureId: (course.promoLectureId && ids.get(course.promoLectureId)) ?? null,
      status: 'draft' as const,
    },
    rules: rules && { ...rules, quizIds: rules.quizIds.flatMap((id) => ids.get(id) ?? []).toSorted() },
    sections: parts.map((part) => ({ ...taken(part, sections, timed), id: ids.get(part.id)!, courseId })),
    lectures: all.map((lecture) => ({
      ...taken(lecture, lectures, [...timed, 'uploadId', 'replacement', 'version']),
      ...settled(lecture),
      id: ids.get(lecture.id)!,
      courseId,
      sectionId: ids.get(lecture.sectionId)!,
    })),
    articles: articles.map((article) => ({
      ...taken(article, lectureArticles, timed),
      lectureId: ids.get(article.lectureId)!,
      source: withNewIds(article.source, ids),
      html: withNewIds(article.html, ids),
    })),
    quizzes: quizzes.map((quiz) => ({
      ...taken(quiz, quizVersions, [...timed, 'id', 'number']),
      id: randomUUID(),
      number: 1,
      lectureId: ids.get(quiz.lectureId)!,
      source: withNewIds(quiz.source, ids),
      questions: ofCopy(quiz.questions),
    })),
    bank: ofCopy(bank),
    pictures: pictures.map((picture) => ({
      ...taken(picture, coursePictures, []),
      id: ids.get(picture.id)!,
      courseId,
    })),
    media: media.map((file) => ({
      ...taken(file, lectureMedia, []),
      id: ids.get(file.id)!,
      lectureId: ids.get(file.lectureId)!,
    })),
    transcripts: transcripts.map((transcript) => ({
      ...taken(transcript, lectureTranscripts, []),
      mediaId: ids.get(transcript.mediaId)!,
    })),
  };
}
