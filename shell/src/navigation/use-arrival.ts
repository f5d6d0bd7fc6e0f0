import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back with the page's heading, now or when it appears. Returns how to stop waiting. */
function whenHeadingAppears(tell: (heading: HTMLElement) => void): () => void {
  const find = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) tell(heading);
    return heading !== null;
  };
  if (find()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a move the new page's heading has the focus, so that a screen reader says where one is (decision R8). */
export function useArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    return whenHeadingAppears((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
}
