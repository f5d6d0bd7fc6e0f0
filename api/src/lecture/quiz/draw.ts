import { randomInt } from 'node:crypto';
import { drawOf, poolsOf } from '@vidya/contracts/rules/quiz/draws';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { DrawnQuestion } from '../../database/tables/schema-quizzes.ts';
import type { FromBank } from './bank/bank-rules.ts';
import { entryCount } from './judge.ts';

const inOrder = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const at = randomInt(last + 1);
    [result[last], result[at]] = [result[at]!, result[last]!];
  }
  return result;
}

/** An order of entries; one that is to be found never begins as the right one. */
function orderOf(question: Question): number[] {
  const sorted = inOrder(entryCount(question));
  let order = shuffled(sorted);
  while (question.type === 'order' && order.every((entry, at) => entry === at)) order = shuffled(sorted);
  return order;
}

/** The questions of an attempt with their entries shuffled, as it keeps them; `fromBank` come after the quiz's own. */
export function drawQuestions(
  questions: readonly Question[],
  { isShuffled, draws }: Pick<QuizSettings, 'isShuffled' | 'draws'>,
  fromBank: readonly FromBank[],
): DrawnQuestion[] {
  const chosen = new Set(
    poolsOf(questions, draws).flatMap(({ count, questions: pool }) => shuffled(pool).slice(0, count)),
  );
  const own = questions
    .filter((question) => chosen.has(question) || !drawOf(question, draws))
    .map((question) => ({ questionId: question._id, order: orderOf(question) }));
  const drawn = [
    ...own,
    ...fromBank.map(({ state: { question, revision }, points }) => ({
      questionId: question._id,
      order: orderOf(question),
      bank: { revision, points },
    })),
  ];
  return isShuffled ? shuffled(drawn) : drawn;
}

/** All questions as their author wrote them; what is to be put in order begins the other way round. */
export const writtenOrder = (questions: readonly Question[]): DrawnQuestion[] =>
  questions.map((question) => {
    const order = inOrder(entryCount(question));
    return { questionId: question._id, order: question.type === 'choice' ? order : order.toReversed() };
  });
