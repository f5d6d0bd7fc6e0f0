import { quizTexts } from '../../texts/quiz-texts.ts';
import type { WrittenQuestion } from './question.ts';
import type { Draw } from './quiz-settings.ts';

interface Pool<Question> extends Draw {
  questions: Question[];
}

type Tagged = Pick<WrittenQuestion, 'tags' | 'points'>;

/** The draw that a question belongs to; undefined for one of each attempt. */
export const drawOf = (question: Pick<Tagged, 'tags'>, draws: readonly Draw[]): Draw | undefined =>
  draws.find(({ tag }) => question.tags.includes(tag));

/** What each draw draws from. */
export const poolsOf = <Question extends Tagged>(
  questions: readonly Question[],
  draws: readonly Draw[],
): Pool<Question>[] =>
  draws.map((draw) => ({ ...draw, questions: questions.filter((question) => drawOf(question, draws) === draw) }));

/** How many questions an attempt has, and their points: each attempt has the same. */
export function attemptSize(questions: readonly Tagged[], draws: readonly Draw[]) {
  const fixed = questions.filter((question) => !drawOf(question, draws));
  const pools = poolsOf(questions, draws);
  const drawnPoints = pools.map(({ count, questions: [first] }) => count * (first?.points ?? 0));
  return {
    questionCount: fixed.length + pools.reduce((sum, { count }) => sum + count, 0),
    maxPoints: [...fixed.map(({ points }) => points), ...drawnPoints].reduce((sum, points) => sum + points, 0),
  };
}

/** What is wrong with the draws of a quiz with these questions, as a sentence; undefined if nothing is. */
export function drawProblem(questions: readonly Tagged[], draws: readonly Draw[]): string | undefined {
  for (const { tag, count, questions: pool } of poolsOf(questions, draws)) {
    if (!Number.isInteger(count) || count < 1 || count > pool.length) return quizTexts.drawInvalid(tag, pool.length);
    if (new Set(pool.map(({ points }) => points)).size > 1) return quizTexts.drawUnequal(tag);
  }
  return undefined;
}
