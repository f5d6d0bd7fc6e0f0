import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML is hydrated: for what only a browser can render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
