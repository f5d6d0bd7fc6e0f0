import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The front server describes the page that was asked for: its address, its words for search engines and shared links.
 * None of it is true of the next page, and who shares that one takes the address from the browser: so it goes.
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
