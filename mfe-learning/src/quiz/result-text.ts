import type { QuizResult } from '@vidya/contracts/calls/quiz';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { count, momentInIndia } from '@vidya/contracts/texts/format';

export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${count(points)} points`);

/** '8.5 of 12 points, 71 %' */
export const resultText = ({ points, maxPoints }: QuizResult): string =>
  `${count(points)} of ${pointsText(maxPoints)}, ${Math.floor(Math.round(points * 100) / maxPoints)} %`;

/** When the right answers of an attempt, which are not shown yet, will be. */
export function revealText({ reveal, revealAt }: QuizSettings): string {
  if (reveal === 'afterDate' && revealAt) return `You see the right answers from ${momentInIndia(revealAt)} on.`;
  if (reveal === 'afterPassing') return 'You see the right answers when you have passed.';
  if (reveal === 'afterLastAttempt')
    return 'You see the right answers when you have passed, or after your last attempt.';
  return 'The right answers of this quiz are not shown.';
}
