import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** After navigation, focuses the new page's heading, so that a screen reader announces the page (decision R8). */
export function useArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    return focusHeading();
  }, [pathname]);
}
