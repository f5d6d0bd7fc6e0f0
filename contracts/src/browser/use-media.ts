import { useCallback, useSyncExternalStore } from 'react';

const unknown = (): boolean => false;

/**
 * Whether the window matches a media query such as '(min-width: 64em)'; true where `matchMedia` is missing, false on
 * the server and until its HTML is hydrated.
 */
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
  const matches = (): boolean => !('matchMedia' in window) || window.matchMedia(query).matches;
  return useSyncExternalStore(follow, matches, unknown);
}
