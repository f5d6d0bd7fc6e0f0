import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The front server adds metadata about the requested page for search engines and link previews. It is wrong for the
 * next page, and people share the address from the browser, so navigation removes it.
 */
export function usePageDescription(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const described = useRef(address);
  useEffect(() => {
    if (described.current === address) return;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }, [address]);
}
