import { useSyncExternalStore } from 'react';

const subscribeToOnline = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser reports a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  );
