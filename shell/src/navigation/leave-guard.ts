import { atom, useSetAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { listen } from '../listen.ts';
import type { AskToLeave } from './site-router.ts';

interface LeaveQuestion {
  leave: () => void;
  stay: () => void;
}

export interface LeaveDialogProps {
  question: LeaveQuestion;
  title: string;
  line: string;
}

/** The open question: leave and lose the unsaved input, or stay. Null when nothing is asked. */
export const leaveQuestionAtom = atom<LeaveQuestion | null>(null);

let loading: Promise<ComponentType<LeaveDialogProps>> | undefined;

/** Loads the dialog's code once; after a failure again. */
export function loadLeaveDialog(): Promise<ComponentType<LeaveDialogProps>> {
  loading ??= import('./LeaveDialog.tsx').then(
    ({ LeaveDialog }) => LeaveDialog,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** One per form with unsaved input, the latest last. */
const guards: ((leave: () => void) => void)[] = [];

/** Whether a form on the screen has unsaved input. */
export const hasUnsavedWork = (): boolean => guards.length > 0;

export const askToLeave: AskToLeave = (leave) => {
  guards.at(-1)?.(leave);
  return hasUnsavedWork();
};

/** Asks before navigation, a reload or a closed tab loses unsaved input. */
export function useLeaveGuard(isDirty: boolean): void {
  const setQuestion = useSetAtom(leaveQuestionAtom);
  useEffect(() => {
    if (!isDirty) return;
    // Now, because there may be no connection when it is needed. A failure is tried again then.
    loadLeaveDialog().catch(() => undefined);
    const close = (): void => setQuestion(null);
    const ask = (leave: () => void): void =>
      setQuestion({
        leave: () => {
          close();
          leave();
        },
        stay: close,
      });
    guards.push(ask);
    const stop = listen(window, ['beforeunload'], (event) => event.preventDefault());
    return () => {
      guards.splice(guards.indexOf(ask), 1);
      stop();
      close();
    };
  }, [isDirty, setQuestion]);
}
