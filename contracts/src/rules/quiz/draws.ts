import { quizTexts } from '../../texts/quiz-texts.ts';
import { assignDraws, questionsOf, type TagSet } from './assign-draws.ts';
import type { WrittenQuestion } from './question.ts';
import { quizLimits } from './question-problems.ts';
import type { Draw } from './quiz-settings.ts';

interface Pool<Question> extends Draw {
  questions: Question[];
}

type Tagged = Pick<WrittenQuestion, 'tags' | 'points'>;

/** A draw from the bank of the course. */
export interface BankDraw extends Draw {
  bankPoints: number;
}

export const bankDraws = (draws: readonly Draw[]): BankDraw[] =>
  draws.flatMap((draw) => (draw.bankPoints === undefined ? [] : [{ ...draw, bankPoints: draw.bankPoints }]));

/** From the quiz's own questions. */
export const ownDraws = (draws: readonly Draw[]): Draw[] => draws.filter(({ bankPoints }) => bankPoints === undefined);

/** The draw that a question of the quiz belongs to; undefined for one of each attempt. */
export const drawOf = (question: Pick<Tagged, 'tags'>, draws: readonly Draw[]): Draw | undefined =>
  ownDraws(draws).find(({ tag }) => question.tags.includes(tag));

/** What each draw from the quiz's own questions draws from. */
export const poolsOf = <Question extends Tagged>(
  questions: readonly Question[],
  draws: readonly Draw[],
): Pool<Question>[] =>
  ownDraws(draws).map((draw) => ({
    ...draw,
    questions: questions.filter((question) => drawOf(question, draws) === draw),
  }));

/** How many questions an attempt has, and their points: each attempt has the same. */
export function attemptSize(questions: readonly Tagged[], draws: readonly Draw[]) {
  const fixed = questions.filter((question) => !drawOf(question, draws));
  const pools = poolsOf(questions, draws);
  const drawnPoints = pools.map(({ count, questions: [first] }) => count * (first?.points ?? 0));
  const bankPoints = bankDraws(draws).map(({ count, bankPoints: points }) => count * points);
  return {
    questionCount: fixed.length + draws.reduce((sum, { count }) => sum + count, 0),
    maxPoints: [...fixed.map(({ points }) => points), ...drawnPoints, ...bankPoints].reduce((sum, one) => sum + one, 0),
  };
}

/**
 * What is wrong with the draws of a quiz with these questions, as a sentence; undefined if nothing is. Whether the bank has
 * enough, `bankProblem` says.
 */
export function drawProblem(questions: readonly Tagged[], draws: readonly Draw[]): string | undefined {
  for (const { tag, count, questions: pool } of poolsOf(questions, draws)) {
    if (!Number.isInteger(count) || count < 1 || count > pool.length) return quizTexts.drawInvalid(tag, pool.length);
    if (new Set(pool.map(({ points }) => points)).size > 1) return quizTexts.drawUnequal(tag);
  }
  return attemptSize(questions, draws).questionCount > quizLimits.questions ? quizTexts.tooMany : undefined;
}

/** What is wrong with draws from a bank with these questions: a question of several tags counts for one draw only. */
export function bankProblem(draws: readonly Draw[], sets: readonly TagSet[]): string | undefined {
  const asked = bankDraws(draws);
  const assigned = assignDraws(questionsOf(sets), asked);
  const at = asked.findIndex(({ count }, index) => count > assigned[index]!.length);
  const short = asked[at];
  if (!short) return undefined;
  const left = assigned[at]!.length;
  const tagged = sets.reduce((sum, { tags, count }) => sum + (tags.includes(short.tag) ? count : 0), 0);
  return tagged === left ? quizTexts.bankShort(short.tag, left) : quizTexts.bankShared(short.tag, left);
}
