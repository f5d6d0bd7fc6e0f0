import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteName } from '../../gate/remotes.ts';
import { remoteNow, retryQuietly } from '../load/remote-cache.ts';
import { reloadOnceAfterTimeout } from './reload-once.ts';

/** Retries a failed area. The message stays until the retry succeeds. */
export function retryFailedRemote(name: RemoteName): void {
  const known = remoteNow(name);
  void retryQuietly(name);
  if (known?.state === 'failed' && known.timedOut) void reloadOnceAfterTimeout(name);
}

/** In ms: a failure younger than this is not retried at once. */
const freshMs = 1_000;

/** Retries once per arrival at an area that failed before, so that one that always fails does not flicker. */
export function useRetryOnArrival(name: RemoteName): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const known = remoteNow(name);
    if (known?.state !== 'failed') return undefined;
    const retry = (): void => {
      if (remoteNow(name) === known) retryFailedRemote(name);
    };
    const timer = setTimeout(retry, freshMs - (performance.now() - known.sinceMs));
    return () => clearTimeout(timer);
  }, [name, pathname]);
}
