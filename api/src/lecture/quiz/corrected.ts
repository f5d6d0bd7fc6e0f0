import { isMultiple, type Question } from '@vidya/contracts/rules/quiz/question';
import type { DrawnQuestion, RenderedQuestion } from '../../database/tables/schema-quizzes.ts';
import { type Drawn, drawnQuestions } from './attempt-view.ts';
import { comparedText } from './typed-text.ts';

/** `order` over other texts, each used once; null unless they are the same ones, moved. */
function movedOrder(order: readonly number[], before: readonly string[], now: readonly string[]): number[] | null {
  const free = [...now];
  const movedTo = before.map((text) => {
    const at = free.indexOf(text);
    if (at >= 0) free[at] = '\u0000';
    return at;
  });
  return before.length === now.length && !movedTo.includes(-1) ? order.map((at) => movedTo[at]!) : null;
}

/** The order of a question's entries as a later version numbers them; null if that asks something else. */
function laterOrder(before: Question, now: Question, order: readonly number[]): readonly number[] | null {
  if (comparedText(before.text) !== comparedText(now.text)) return null;
  if (before.type === 'choice' && now.type === 'choice') {
    const [old, later] = [before.choices, now.choices].map((choices) => choices.map(({ text }) => text));
    return movedOrder(order, old!, later!);
  }
  if (before.type === 'order' && now.type === 'order') return movedOrder(order, before.items, now.items);
  if (before.type === 'match' && now.type === 'match') {
    const hasSameLefts =
      before.pairs.length === now.pairs.length && before.pairs.every(({ left }, at) => left === now.pairs[at]!.left);
    const [old, later] = [before.pairs, now.pairs].map((pairs) => pairs.map(({ right }) => right));
    return hasSameLefts ? movedOrder(order, old!, later!) : null;
  }
  if (before.type === 'gaps' && now.type === 'gaps') return before.gaps.length === now.gaps.length ? order : null;
  return before.type === now.type ? order : null;
}

const asksForOne = (question: Question): boolean => question.type === 'choice' && !isMultiple(question.choices);

/**
 * The questions of an attempt with the right answers of a later version, and the points that they had. What asks
 * something else by now stays as the attempt had it: its text, its entries or how many gaps it has changed.
 */
export function correctedQuestions(
  drawn: readonly DrawnQuestion[],
  version: readonly RenderedQuestion[],
  later: readonly RenderedQuestion[],
): Drawn[] {
  const byId = new Map(later.map((one) => [one.question._id, one]));
  return drawnQuestions(drawn, version).map((before) => {
    const now = byId.get(before.question._id);
    const order = now ? laterOrder(before.question, now.question, before.order) : null;
    if (!now || !order) return before;
    return {
      html: now.html,
      question: { ...now.question, points: before.question.points },
      order: [...order],
      isOneOf: asksForOne(before.question),
    };
  });
}
