import { listen } from '@vidya/contracts/browser/listen';
import type { AreaWork } from '@vidya/contracts/browser/platform';
import { atom, useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useRef } from 'react';
import type { LeaveDialogProps, LeaveQuestion } from './LeaveDialog.tsx';
import type { Address, AskToLeave } from './site-router.ts';

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
  /** Of the query: the input belongs to their values, so another value on the same path loses it. */
  names: () => readonly string[];
  ask: (question: LeaveQuestion) => void;
}

/** One per form with unsaved input and per area with work under way, the latest last. */
const guards: Guard[] = [];

/** Whether something on the screen would be lost. */
export const hasUnsavedWork = (): boolean => guards.length > 0;

const valueOf = ({ search }: Address, name: string): string | null => new URLSearchParams(search).get(name);

const loses = ({ work, names }: Guard, to: Address, from: Address): boolean =>
  to.pathname === from.pathname
    ? names().some((name) => valueOf(to, name) !== valueOf(from, name))
    : !work()?.within.includes(to.pathname);

export const askToLeave: AskToLeave = (leave, to, from) => {
  const asking = guards.filter((guard) => loses(guard, to, from));
  const works = asking.flatMap(({ work }) => work() ?? []);
  asking.at(-1)?.ask({ isUnsaved: works.length < asking.length, works, leave, stay: () => undefined });
  return asking.length > 0;
};

/** Asks before navigation, a reload or a closed tab loses unsaved input. `names`: of the query, whose change loses it. */
export const useLeaveGuard = (isDirty: boolean, names: readonly string[] = []): void => useGuard(isDirty, null, names);

/** Asks, in the work's own words, before navigation leaves its paths, and before a reload or a closed tab. */
export const useAreaGuard = (work: AreaWork | null): void => useGuard(work !== null, work, []);

function useGuard(isOn: boolean, work: AreaWork | null, names: readonly string[]): void {
  const setQuestion = useSetAtom(leaveQuestionAtom);
  const latest = useRef({ work, names });
  useEffect(() => void (latest.current = { work, names }));
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
    const guard: Guard = { work: () => latest.current.work, names: () => latest.current.names, ask };
    guards.push(guard);
    const stop = listen(window, ['beforeunload'], (event) => event.preventDefault());
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      stop();
      close();
    };
  }, [isOn, setQuestion]);
}
