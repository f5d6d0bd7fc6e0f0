import type { Question } from '@vidya/contracts/rules/quiz/question';
import type { DrawnQuestion, RenderedQuestion } from '../../database/tables/schema-quizzes.ts';
import { type Drawn, drawnQuestions } from './attempt-view.ts';

/** `order` over other texts; null unless they are the same ones, moved. */
function movedOrder(order: readonly number[], before: readonly string[], now: readonly string[]): number[] | null {
  const isSame = before.length === now.length && before.every((text) => now.includes(text));
  return isSame ? order.map((at) => now.indexOf(before[at]!)) : null;
}

/** The order of a question's entries as a later version numbers them; null if that asks something else. */
function laterOrder(before: Question, now: Question, order: readonly number[]): readonly number[] | null {
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

/**
 * The questions of an attempt with the right answers of a later version, and the points that they had. What asks
 * something else by now stays as the attempt had it.
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
    return { html: now.html, question: { ...now.question, points: before.question.points }, order: [...order] };
  });
}
