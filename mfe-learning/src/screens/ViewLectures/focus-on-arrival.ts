import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of the control that was just pressed: it has the focus once it is there. */
export function useFocusOnArrival<Target extends HTMLElement>(isWanted: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) target.current?.focus();
  }, [isWanted]);
  return target;
}
