import { atom, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** The open question: leave and lose the unsaved input, or stay. Null when nothing is asked. */
export const leaveQuestionAtom = atom<{ leave: () => void; stay: () => void } | null>(null);

let unsaved = 0;

/** Whether a form on the screen has unsaved input. */
export const hasUnsavedWork = (): boolean => unsaved > 0;

const stopUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before navigation, a reload or a closed tab loses unsaved input. */
export function useLeaveGuard(isDirty: boolean): void {
  const ask = useSetAtom(leaveQuestionAtom);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    ask({ leave: blocker.proceed, stay: blocker.reset });
    return () => ask(null);
  }, [blocker, ask]);
  useEffect(() => {
    if (!isDirty) return;
    unsaved += 1;
    window.addEventListener('beforeunload', stopUnload);
    return () => {
      unsaved -= 1;
      window.removeEventListener('beforeunload', stopUnload);
    };
  }, [isDirty]);
}
