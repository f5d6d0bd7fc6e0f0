import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query such as '(min-width: 1024px)'; true where `matchMedia` is missing. */
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

const subscribeToOnline = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
