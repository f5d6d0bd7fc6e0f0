import type { useQuestion } from '../data/use-question.ts';

type Question = Pick<ReturnType<typeof useQuestion>, 'isOpen' | 'isBusy' | 'isDone' | 'close'>;

/** Finds the heading of what a question is about. */
export type FindHeading = () => HTMLElement | null;

/** Props of a `ConfirmDialog`. The heading gets the focus if the work removed the button that opened it. */
export const confirmationOf = (question: Question & { confirm: () => Promise<void> }, heading: FindHeading) => ({
  isOpen: question.isOpen,
  isBusy: question.isBusy,
  onConfirm: () => void question.confirm(),
  onCancel: question.close,
  focusAfter: () => (question.isDone ? heading() : null),
});
