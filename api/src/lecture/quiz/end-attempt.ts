import type { Judgement } from '@vidya/contracts/calls/quiz';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { Db } from '../../database/database.ts';
import { createWatchingStore } from '../watching/watching.store.ts';
import { type Drawn, drawnQuestions, judgementOf } from './attempt-view.ts';
import { askedQuestions } from './bank/bank-rules.ts';
import { earnedHundredths } from './judge.ts';
import { type AnswerRow, type AttemptRow, createQuizStore } from './quiz.store.ts';

/** Answers that arrive this long after the time is up still count. */
export const graceMs = 10_000;

export const isOver = ({ endedAt, dueAt }: Pick<AttemptRow, 'endedAt' | 'dueAt'>, now = Date.now()): boolean =>
  endedAt === null && dueAt !== null && now > dueAt.getTime() + graceMs;

/** What each question of an attempt earns, in hundredths of a point. */
export function judgeAttempt(
  drawn: readonly Drawn[],
  { hasPartialPoints }: Pick<QuizSettings, 'hasPartialPoints'>,
  answers: readonly Pick<AnswerRow, 'questionId' | 'answer'>[],
): Map<string, number> {
  const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return new Map(
    drawn.map(({ question, order, isOneOf }) => {
      const answer = byQuestion.get(question._id);
      return [question._id, earnedHundredths(question, { answer, order, hasPartialPoints, isOneOf })];
    }),
  );
}

export const sumOf = (byQuestion: ReadonlyMap<string, number>): number =>
  [...byQuestion.values()].reduce((sum, one) => sum + one, 0);

/** The questions whose answers can not change any more. */
export const finalOf = (answers: readonly AnswerRow[]): string[] =>
  answers.flatMap(({ questionId, isFinal }) => (isFinal ? [questionId] : []));

/** Of the answers that can not change any more. */
export function finalJudgements(
  drawn: readonly Drawn[],
  settings: QuizSettings,
  answers: readonly AnswerRow[],
): Judgement[] {
  const final = new Set(finalOf(answers));
  if (final.size === 0) return [];
  const earned = judgeAttempt(drawn, settings, answers);
  return drawn
    .filter(({ question }) => final.has(question._id))
    .map((one) => judgementOf(one, earned.get(one.question._id)!));
}

/** Ends an attempt if its time is up. Resolves to whether this completes the lecture. */
export const endDue = (db: Db, attempt: Pick<AttemptRow, 'id' | 'courseId' | 'lectureId'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const store = createQuizStore(tx);
    await store.holdLecture(attempt);
    const locked = await store.lockAttempt(attempt.id);
    return locked !== null && isOver(locked) && endAttempt(tx, locked);
  });

/**
 * Ends a locked attempt that runs: judges what has arrived, once, and completes the lecture: a practice quiz by its end,
 * a graded one when it is passed. What was completed stays so. Resolves to whether it completes the lecture.
 */
export async function endAttempt(tx: Db, attempt: AttemptRow): Promise<boolean> {
  const store = createQuizStore(tx);
  const version = (await store.findVersion(attempt.versionId))!;
  const { settings, questions } = version;
  const drawn = drawnQuestions(attempt.drawn, await askedQuestions(tx, questions, attempt.drawn));
  const byQuestion = judgeAttempt(drawn, settings, await store.listAnswers(attempt.id));
  // Not those of the version: an API from before gives all questions where this one draws.
  const maxPoints = drawn.reduce((sum, { question }) => sum + question.points, 0);
  const hundredths = sumOf(byQuestion);
  const isPassed = hundredths >= maxPoints * settings.passPercent;
  // A page submits by itself in the moment when its time is up.
  const isDue = attempt.dueAt !== null && attempt.dueAt.getTime() <= Date.now();
  await store.changeAttempt(attempt.id, { endedAt: new Date() });
  await store.addResult({
    attemptId: attempt.id,
    cause: isDue ? 'timeUp' : 'submitted',
    hundredths,
    maxPoints,
    isPassed,
    byQuestion: Object.fromEntries(byQuestion),
  });
  const { userId, courseId, lectureId } = attempt;
  const completes = settings.mode === 'practice' || isPassed;
  // An overdue attempt may be ended much later.
  const leftAt = isDue ? attempt.dueAt! : new Date();
  if (completes)
    await createWatchingStore(tx).change(
      { userId, courseId, lectureId },
      (now) => ({ ...now, isCompleted: true }),
      leftAt,
    );
  return completes;
}
