import type { RemoteName } from '@vidya/contracts/release/remotes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { remoteNow } from '../load/remote-cache.ts';
import { retryRemoteLater } from './retry-remote-later.ts';

/** What failed just now is not asked for again at once, but after this. */
const freshMs = 1_000;

/**
 * Somebody has come to an area that failed before, or gone to another of its pages: it is asked for once more. Once per
 * arrival, so that one which fails whenever it is drawn does not flicker.
 */
export function useRetryOnArrival(name: RemoteName): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const known = remoteNow(name);
    if (known?.state !== 'failed') return undefined;
    const retry = (): void => {
      if (remoteNow(name) === known) retryRemoteLater(name);
    };
    const timer = setTimeout(retry, freshMs - (performance.now() - known.sinceMs));
    return () => clearTimeout(timer);
  }, [name, pathname]);
}
