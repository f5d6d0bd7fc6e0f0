import { randomUUID } from 'node:crypto';
import { limits } from '@vidya/contracts/rules/limits';
import { type Question, withIds } from '@vidya/contracts/rules/quiz/question';
import { defaultQuizSettings, type QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizProblems, readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { formula } from '@vidya/contracts/rules/text/article';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { Db } from '../../database/database.ts';
import type { RenderedQuestion } from '../../database/tables/schema-quizzes.ts';
import { badRequest, refuse } from '../../http/errors.ts';
import { highlightUntil } from '../article/highlight.ts';
import type { LectureRef } from '../lecture-parts.ts';
import { type Pictures, picturesFor, renderQuestion } from './question-html.ts';
import { createQuizStore } from './quiz.store.ts';
import { sizeOf } from './quiz-rules.ts';

/** The quiz of a lecture's form, ready to be stored. */
export interface ReceivedQuiz {
  source: string;
  settings: QuizSettings;
  questions: RenderedQuestion[];
  /** Of an attempt. */
  maxPoints: number;
}

interface SentQuiz {
  questions?: string | undefined;
  quizSettings?: Partial<QuizSettings> | undefined;
}

async function render(questions: readonly Question[], pictures: Pictures, until: number): Promise<RenderedQuestion[]> {
  const rendered: RenderedQuestion[] = [];
  for (const question of questions) {
    // oxlint-disable-next-line no-await-in-loop
    rendered.push({ question, html: await renderQuestion(question, pictures, until) });
  }
  return rendered;
}

/**
 * The quiz of a lecture's form, with pictures of `courseId`; null when the form changes nothing of it. What it leaves out stays as the stored one has
 * it. Its code is highlighted until a moment of `performance.now()`. Throws 400.
 */
export async function receiveQuiz(
  db: Db,
  { courseId, lectureId }: Partial<LectureRef>,
  sent: SentQuiz,
  until = highlightUntil(),
): Promise<ReceivedQuiz | null> {
  if (sent.questions === undefined && sent.quizSettings === undefined) return null;
  const stored = lectureId === undefined ? null : await createQuizStore(db).findCurrent(lectureId);
  const source = sent.questions ?? stored?.source ?? '';
  const settings = { ...defaultQuizSettings, ...stored?.settings, ...sent.quizSettings };
  refuse(quizProblems(source, settings));
  if ([...source.matchAll(formula)].length > limits.article.formulas)
    throw badRequest(quizTexts.formulas, 'ValidationError');
  const before = (stored?.questions ?? []).map(({ question }) => question);
  const written = withIds(readQuestions(source).questions, before, randomUUID);
  const questions = await render(written, await picturesFor(db, courseId, source), until);
  return { source, settings, questions, maxPoints: sizeOf({ settings, questions }).maxPoints };
}
