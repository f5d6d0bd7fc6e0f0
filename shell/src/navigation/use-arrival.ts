import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the page's heading, now or when it appears. Returns a function that stops waiting. */
export function focusHeading(): () => void {
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  if (!focus()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

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

/** Navigation removes the metadata of the requested page: people share the address that the browser shows. */
export function usePageDescription(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const described = useRef(address);
  useEffect(() => {
    if (described.current === address) return;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }, [address]);
}
