import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { leaveQuestionAtom } from './leave-guard.ts';

// Rarely used, so the dialog's code is not part of the initial load.
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** Asks before navigation loses unsaved input. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom);
  if (!question) return null;
  return (
    <Suspense>
      <LeaveDialog question={question} />
    </Suspense>
  );
}
