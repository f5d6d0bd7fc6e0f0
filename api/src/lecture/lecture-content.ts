import type { StoredKind } from '@vidya/contracts/rules/course/lecture-source';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { Db } from '../database/database.ts';
import { badRequest } from '../http/errors.ts';
import { type ReceivedArticle, receiveArticle } from './article/receive-article.ts';
import type { LectureRow, LectureStore } from './port/lecture.store.ts';
import { refuseShort } from './quiz/bank/bank-rules.ts';
import { createQuizStore } from './quiz/quiz.store.ts';
import { quizSeconds } from './quiz/quiz-rules.ts';
import { type ReceivedQuiz, receiveQuiz } from './quiz/receive-quiz.ts';
import type { VideoInput } from './video/receive-video.ts';
import { hasPlayedVideo } from './video/replace-video.ts';

/** What a lecture's form says of the content that is no film. */
export interface ContentInput {
  /** Of a new lecture; undefined: a film. Of a stored one it changes nothing. */
  kind?: StoredKind | undefined;
  /** The text of an article; undefined keeps it. */
  article?: string | undefined;
  /** Of a quiz: its questions in the text form, and its settings; undefined keeps them. */
  questions?: string | undefined;
  quizSettings?: Partial<QuizSettings> | undefined;
  /** The length that the author names, in minutes; null for that of the content, undefined keeps it. */
  expectedMinutes?: number | null | undefined;
}

interface ReceivedContent {
  article: ReceivedArticle | null;
  quiz: ReceivedQuiz | null;
}

/** A lecture stays what it was created as, with the content of that kind alone. Throws 400. */
export function checkKind(
  kind: StoredKind,
  form: ContentInput & VideoInput & { youtubeLink: string; isPreview?: boolean | undefined },
): void {
  const isFilm = form.video !== null || form.uploadId !== null || form.youtubeLink.trim() !== '';
  const isQuiz = form.questions !== undefined || form.quizSettings !== undefined;
  if ((kind !== 'video' && isFilm) || (kind !== 'article' && form.article !== undefined) || (kind !== 'quiz' && isQuiz))
    throw badRequest(apiMessages.lecture.otherKind, 'ValidationError');
  if (kind === 'quiz' && form.isPreview) throw badRequest(quizTexts.noPreview, 'ValidationError');
}

/** The content of a form, cleaned and rendered. Throws 400. */
export async function receiveContent(
  db: Db,
  { courseId, lectureId }: { courseId: string; lectureId?: string },
  form: ContentInput,
): Promise<ReceivedContent> {
  const isNewQuiz = lectureId === undefined && form.kind === 'quiz';
  const article = await receiveArticle(db, courseId, form.article);
  const quiz = await receiveQuiz(db, { courseId, lectureId }, isNewQuiz ? { questions: '', ...form } : form);
  return { article, quiz };
}

/** How long the content takes, in seconds: to read an article, or to answer the questions of a quiz. */
async function contentSeconds(tx: LectureStore, db: Db, { id, kind }: LectureRow): Promise<number> {
  if (kind === 'article') return (await tx.articles.findArticle(id))?.readSeconds ?? 0;
  const quiz = kind === 'quiz' ? await createQuizStore(db).findCurrent(id) : null;
  return quiz ? quizSeconds(quiz) : 0;
}

/**
 * Stores the content, and the length of what has none of its own: the author's, or that of the content. In a transaction
 * that holds the course. Throws 400 for a quiz that draws more from the bank than this has.
 */
export async function putContent(
  { tx, db }: { tx: LectureStore; db: Db },
  lecture: LectureRow,
  { article, quiz, expectedMinutes = lecture.expectedMinutes }: ReceivedContent & Pick<ContentInput, 'expectedMinutes'>,
): Promise<void> {
  const { id, courseId, kind, youtubeLink } = lecture;
  if (article) await tx.articles.putArticle({ lectureId: id, ...article });
  if (quiz) {
    await refuseShort(db, courseId, quiz.settings.draws);
    await createQuizStore(db).addVersion({ lectureId: id, ...quiz });
  }
  const isFilm = kind === 'video' && (youtubeLink === '' || hasPlayedVideo(await tx.listMedia([id])));
  if (isFilm) return;
  const durationSeconds = expectedMinutes === null ? await contentSeconds(tx, db, lecture) : expectedMinutes * 60;
  await tx.changeLecture(id, { expectedMinutes, durationSeconds });
  await tx.fitProgress(id, { durationSeconds, isFilm: kind === 'video' });
}
