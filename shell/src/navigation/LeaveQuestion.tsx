import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { leaveQuestionAtom } from './leave-guard.ts';

// Rarely asked: the dialog's code stays out of the first load.
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** Asks before a move loses what was typed, when there is something to ask. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom);
  if (!question) return null;
  return (
    <Suspense>
      <LeaveDialog question={question} />
    </Suspense>
  );
}
