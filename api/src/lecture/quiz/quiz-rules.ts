import { attemptSize } from '@vidya/contracts/rules/quiz/draws';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { RenderedQuestion } from '../../database/tables/schema-quizzes.ts';
import type { AttemptRow, ResultRow } from './quiz.store.ts';

export interface AskedQuiz {
  settings: QuizSettings;
  questions: readonly RenderedQuestion[];
}

/** How many questions an attempt has, and their points. */
export const sizeOf = ({ settings, questions }: AskedQuiz): ReturnType<typeof attemptSize> =>
  attemptSize(
    questions.map(({ question }) => question),
    settings.draws,
  );

/** Of a quiz without a limit: nobody fills the disk by starting. */
const mostAttempts = 1_000;

/** Null without a limit. */
export const attemptsLeft = ({ maxAttempts }: QuizSettings, begun: number): number | null =>
  maxAttempts === null && begun < mostAttempts ? null : Math.max(0, (maxAttempts ?? 0) - begun);

/** When the pause after the last attempt ends; null without one, and when it has ended. */
export function nextAt(
  { pauseMinutes }: QuizSettings,
  attempts: readonly Pick<AttemptRow, 'endedAt'>[],
  now = Date.now(),
): Date | null {
  const endedAt = attempts.at(-1)?.endedAt;
  if (!endedAt || pauseMinutes === 0) return null;
  const next = new Date(endedAt.getTime() + pauseMinutes * 60_000);
  return next.getTime() > now ? next : null;
}

/** Whether a learner may know what is right in an attempt that has ended. `results`: of all that have ended. */
export function mayKnow(
  settings: QuizSettings,
  results: readonly Pick<ResultRow, 'isPassed'>[],
  now = Date.now(),
): boolean {
  const hasPassed = results.some(({ isPassed }) => isPassed);
  switch (settings.reveal) {
    case 'afterAttempt':
      return true;
    case 'afterPassing':
      return hasPassed;
    case 'afterLastAttempt':
      return hasPassed || attemptsLeft(settings, results.length) === 0;
    case 'afterDate':
      return settings.revealAt !== null && Date.parse(settings.revealAt) <= now;
    case 'never':
      return false;
  }
}

const secondsPerQuestion = 60;

/** How long a quiz takes. */
export const quizSeconds = (quiz: AskedQuiz): number => {
  const { timeLimitMinutes } = quiz.settings;
  return timeLimitMinutes === null ? sizeOf(quiz).questionCount * secondsPerQuestion : timeLimitMinutes * 60;
};
