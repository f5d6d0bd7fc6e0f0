import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** After a move the new page's heading has the focus, so that a screen reader says where one is (decision R8). */
export function useArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    return focusHeading();
  }, [pathname]);
}
