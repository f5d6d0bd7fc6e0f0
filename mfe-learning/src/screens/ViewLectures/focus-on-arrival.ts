import { type RefObject, useEffect, useRef } from 'react';

/** A ref for the element that replaces the control just pressed: it takes focus when it appears. */
export function useFocusOnArrival<Target extends HTMLElement>(isWanted: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) target.current?.focus();
  }, [isWanted]);
  return target;
}
