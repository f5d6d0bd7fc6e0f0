import { listen } from '@vidya/contracts/browser/listen';
import type { AreaWork } from '@vidya/contracts/browser/platform';
import { atom, useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useRef } from 'react';
import type { LeaveDialogProps, LeaveQuestion } from './LeaveDialog.tsx';
import type { AskToLeave } from './site-router.ts';

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

interface Guard {
  /** Null for a form with unsaved input. */
  work: () => AreaWork | null;
  ask: (question: LeaveQuestion) => void;
}

/** One per form with unsaved input and per area with work under way, the latest last. */
const guards: Guard[] = [];

/** Whether something on the screen would be lost. */
export const hasUnsavedWork = (): boolean => guards.length > 0;

export const askToLeave: AskToLeave = (leave, pathname) => {
  const asking = guards.filter(({ work }) => !work()?.within.includes(pathname));
  const works = asking.flatMap(({ work }) => work() ?? []);
  asking.at(-1)?.ask({ isUnsaved: works.length < asking.length, works, leave, stay: () => undefined });
  return asking.length > 0;
};

/** Asks before navigation, a reload or a closed tab loses unsaved input. */
export const useLeaveGuard = (isDirty: boolean): void => useGuard(isDirty, null);

/** Asks, in the work's own words, before navigation leaves its paths, and before a reload or a closed tab. */
export const useAreaGuard = (work: AreaWork | null): void => useGuard(work !== null, work);

function useGuard(isOn: boolean, work: AreaWork | null): void {
  const setQuestion = useSetAtom(leaveQuestionAtom);
  const latest = useRef(work);
  useEffect(() => void (latest.current = work));
  useEffect(() => {
    if (!isOn) return;
    // Now, because there may be no connection when it is needed. A failure is tried again then.
    loadLeaveDialog().catch(() => undefined);
    const close = (): void => setQuestion(null);
    const ask = (question: LeaveQuestion): void =>
      setQuestion({
        ...question,
        leave: () => {
          close();
          question.leave();
        },
        stay: close,
      });
    const guard: Guard = { work: () => latest.current, ask };
    guards.push(guard);
    const stop = listen(window, ['beforeunload'], (event) => event.preventDefault());
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      stop();
      close();
    };
  }, [isOn, setQuestion]);
}
