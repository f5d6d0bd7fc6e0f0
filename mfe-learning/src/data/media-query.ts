import { useSyncExternalStore } from 'react';

/** Whether the window fits a condition such as '(min-width: 1024px)'; true where nothing can be asked. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      if (!('matchMedia' in window)) return () => undefined;
      const list = window.matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => !('matchMedia' in window) || window.matchMedia(condition).matches,
  );
}
