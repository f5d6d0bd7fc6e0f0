import type { useQuestion } from '../data/use-question.ts';

type Question = Pick<ReturnType<typeof useQuestion>, 'isOpen' | 'isBusy' | 'isDone' | 'close'>;

/** Finds the heading of what a question is about. */
export type FindHeading = () => HTMLElement | null;

/**
 * A question's state as props of a `ConfirmDialog`. The work may remove the button that opened it: then the heading
 * gets the focus.
 */
export const confirmationOf = (question: Question & { confirm: () => Promise<void> }, heading: FindHeading) => ({
  isOpen: question.isOpen,
  isBusy: question.isBusy,
  onConfirm: () => void question.confirm(),
  onCancel: question.close,
  focusAfter: () => (question.isDone ? heading() : null),
});
