import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query such as '(min-width: 1024px)'; true where `matchMedia` is missing. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      if (!('matchMedia' in window)) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => !('matchMedia' in window) || window.matchMedia(query).matches);
}
