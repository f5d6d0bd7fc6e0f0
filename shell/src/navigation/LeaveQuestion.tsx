import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { type LeaveDialogProps, leaveQuestionAtom, loadLeaveDialog } from './leave-guard.ts';

const title = 'Leave without saving?';
const line = 'What you typed on this page is not saved yet.';

/** The dialog's code is on the way since the first letter: longer than this, and nobody knows why a link does nothing. */
const waitMs = 2_000;

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The dialog comes too late.')), waitMs));

/** Asks before navigation loses unsaved input. Where the dialog cannot be loaded, the browser asks with its own. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom);
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps>>();
  useEffect(() => {
    if (!question || Dialog) return;
    let isOpen = true;
    Promise.race([loadLeaveDialog(), late()]).then(
      (loaded) => isOpen && setDialog(() => loaded),
      () => {
        if (!isOpen) return;
        if (window.confirm(`${title}\n\n${line}`)) question.leave();
        else question.stay();
      },
    );
    return () => {
      isOpen = false;
    };
  }, [question, Dialog]);
  return question && Dialog ? <Dialog question={question} title={title} line={line} /> : null;
}
