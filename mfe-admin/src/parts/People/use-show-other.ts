import type { UserStatus } from '@vidya/contracts/calls/people';
import { useEffect, useRef, useState } from 'react';
import type { PeopleList } from '../../data/people/use-people-list.ts';

/** Goes to the people with the other status. The focus goes on at how many there are, for the pressed button goes. */
export function useShowOther({ status, chooseStatus }: PeopleList) {
  const [chosen, setChosen] = useState<UserStatus | null>(null);
  const count = useRef<HTMLSpanElement>(null);
  // The button is gone, and the keyboard was on it.
  useEffect(() => {
    if (chosen === status && document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [chosen, status]);
  const showOther = (other: UserStatus): void => {
    setChosen(other);
    chooseStatus(other);
  };
  return { count, showOther };
}
