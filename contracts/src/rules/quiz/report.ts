/** Fewer learners say nothing, and would tell of single ones. */
export const reportFrom = 5;

/** A number of learners as a teacher sees it; null for so few that it tells of single ones. */
export const shownCount = (learners: number): number | null =>
  learners === 0 || learners >= reportFrom ? learners : null;

/** Why a teacher should look at a question; null if nothing is odd. Worst first in `reasons`. */
export type ReportReason = 'doesNotAgree' | 'hard' | 'easy';

export const reasonTexts: Record<ReportReason, string> = {
  doesNotAgree: 'Who knows the rest misses it as often as others: is its answer right, and its text clear?',
  hard: 'Few get it right: is it taught, and is it clear?',
  easy: 'Nearly all get it right: it tells little.',
};

const bounds = { agreement: 0.1, hard: 0.3, easy: 0.95 };

export function reasonOf({
  rightShare,
  discrimination,
}: {
  rightShare: number | null;
  discrimination: number | null;
}): ReportReason | null {
  if (rightShare === null) return null;
  if (rightShare > bounds.easy) return 'easy';
  if (discrimination !== null && discrimination < bounds.agreement) return 'doesNotAgree';
  return rightShare < bounds.hard ? 'hard' : null;
}

const order: (ReportReason | null)[] = ['doesNotAgree', 'hard', 'easy', null];

/** Those first that a teacher should look at first. */
export const byReason = <Question extends Parameters<typeof reasonOf>[0]>(questions: readonly Question[]): Question[] =>
  questions.toSorted((one, other) => order.indexOf(reasonOf(one)) - order.indexOf(reasonOf(other)));
