import { type RefCallback, useCallback, useState } from 'react';

/** What a person scrolls while a list is fetched. */
const ahead = '300px 0px';

/** Whether an element has come near the window, and the element's ref. Where the browser cannot tell, it has. */
export function useInView(): [isNear: boolean, ref: RefCallback<Element>] {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, ref];
}
