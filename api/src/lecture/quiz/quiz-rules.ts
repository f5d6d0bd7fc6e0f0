import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { AttemptRow, ResultRow } from './quiz.store.ts';

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
export function mayKnow(settings: QuizSettings, results: readonly Pick<ResultRow, 'isPassed'>[]): boolean {
  const hasPassed = results.some(({ isPassed }) => isPassed);
  switch (settings.reveal) {
    case 'afterAttempt':
      return true;
    case 'afterPassing':
      return hasPassed;
    case 'afterLastAttempt':
      return hasPassed || attemptsLeft(settings, results.length) === 0;
    case 'never':
      return false;
  }
}

const secondsPerQuestion = 60;

/** How long a quiz takes. */
export const quizSeconds = ({ settings, questions }: { settings: QuizSettings; questions: unknown[] }): number =>
  settings.timeLimitMinutes === null ? questions.length * secondsPerQuestion : settings.timeLimitMinutes * 60;
