import type { UserStatus } from '@vidya/contracts/calls/choices';
import { useEffect, useRef, useState } from 'react';
import type { PeopleList } from '../../data/people/use-people-list.ts';

/** Switches to the other status. The pressed button disappears, so the focus moves to the count. */
export function useShowOther({ status, chooseStatus }: PeopleList) {
  const [chosen, setChosen] = useState<UserStatus | null>(null);
  const count = useRef<HTMLSpanElement>(null);
  // The focused button is gone.
  useEffect(() => {
    if (chosen === status && document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [chosen, status]);
  const showOther = (other: UserStatus): void => {
    setChosen(other);
    chooseStatus(other);
  };
  return { count, showOther };
}
