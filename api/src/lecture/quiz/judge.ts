import type { AnswerBody } from '@vidya/contracts/calls/quiz';
import { isMultiple, type Question } from '@vidya/contracts/rules/quiz/question';
import { comparedText, typedNumber } from './typed-text.ts';

/** The share of right ones among `count`. */
const shareOf = (count: number, isRight: (at: number) => boolean): number =>
  Array.from({ length: count }, (_, at) => isRight(at)).filter(Boolean).length / count;

/** Decimals are binary: 0.1 + 0.2 is a little more than 0.3. Without a tolerance the same digits are the same number. */
const isWithin = (distance: number, tolerance: number, value: number): boolean =>
  distance <= tolerance + (tolerance === 0 ? 0 : (Math.abs(value) + tolerance) * 4 * Number.EPSILON);

/** Marks of code let an author write any sign: no learner types them. */
const unmarked = (text: string): string => text.replace(/`([^`\n]+)`/g, '$1');

const accepts = (accepted: readonly string[], text = ''): boolean =>
  [...accepted, ...accepted.map(unmarked)].map(comparedText).includes(comparedText(text));

function shareOfChoices(question: Question & { type: 'choice' }, chosen: Set<number>): number {
  const rights = question.choices.filter(({ isRight }) => isRight).length;
  const hits = question.choices.filter(({ isRight }, at) => isRight && chosen.has(at)).length;
  // A wrong choice takes back a right one: choosing all earns nothing that is not known.
  return Math.max(0, hits - (chosen.size - hits)) / rights;
}

/** What an answer earns, 0 to 1. `order` is that in which the learner saw the entries. */
export function judgedShare(question: Question, answer: AnswerBody, order: readonly number[]): number {
  const at = (shown: number): number | undefined => order[shown];
  if (question.type === 'choice' && answer.type === 'choice') {
    const chosen = new Set(answer.chosen.map((shown) => at(shown)!));
    return chosen.size > 1 && !isMultiple(question.choices) ? 0 : shareOfChoices(question, chosen);
  }
  if (question.type === 'trueFalse' && answer.type === 'trueFalse') return answer.isTrue === question.isTrue ? 1 : 0;
  if (question.type === 'number' && answer.type === 'number') {
    const { value, tolerance, unit } = question;
    const number = typedNumber(answer.text, unit);
    return number !== null && isWithin(Math.abs(number - value), tolerance, value) ? 1 : 0;
  }
  if (question.type === 'text' && answer.type === 'text') return accepts(question.accepted, answer.text) ? 1 : 0;
  if (question.type === 'order' && answer.type === 'order')
    return shareOf(question.items.length, (slot) => at(answer.order[slot] ?? -1) === slot);
  if (question.type === 'match' && answer.type === 'match')
    return shareOf(question.pairs.length, (slot) => {
      const right = at(answer.rights[slot] ?? -1);
      // Two pairs may have the same right side.
      return right !== undefined && question.pairs[right]!.right === question.pairs[slot]!.right;
    });
  if (question.type === 'gaps' && answer.type === 'gaps')
    return shareOf(question.gaps.length, (slot) => accepts(question.gaps[slot]!, answer.texts[slot]));
  return 0;
}

/** In hundredths of a point. Without partial points all or nothing. */
export function earnedHundredths(
  question: Question,
  {
    answer,
    order,
    hasPartialPoints,
    isOneOf = false,
  }: {
    answer: AnswerBody | undefined;
    order: readonly number[];
    hasPartialPoints: boolean;
    /** Each of several right choices is all that is asked. */
    isOneOf?: boolean | undefined;
  },
): number {
  const judged = answer ? judgedShare(question, answer, order) : 0;
  const share = isOneOf ? Math.ceil(judged) : judged;
  return Math.round((hasPartialPoints ? share : Math.floor(share)) * question.points * 100);
}

/** How many entries of a question are shown in an order of their own. */
export function entryCount(question: Question): number {
  if (question.type === 'choice') return question.choices.length;
  if (question.type === 'order') return question.items.length;
  return question.type === 'match' ? question.pairs.length : 0;
}

const hasIndexes = (indexes: readonly number[], count: number): boolean =>
  indexes.every((one) => one < count) && new Set(indexes).size === indexes.length;

/** Whether an answer has the form of this question's answers. */
export function fits(question: Question, answer: AnswerBody): boolean {
  if (answer.type !== question.type) return false;
  const count = entryCount(question);
  if (answer.type === 'choice') return hasIndexes(answer.chosen, count);
  if (answer.type === 'order') return hasIndexes(answer.order, count) && answer.order.length === count;
  if (answer.type === 'match')
    return (
      answer.rights.length === count &&
      hasIndexes(
        answer.rights.filter((right) => right >= 0),
        count,
      )
    );
  return answer.type !== 'gaps' || (question.type === 'gaps' && answer.texts.length === question.gaps.length);
}
