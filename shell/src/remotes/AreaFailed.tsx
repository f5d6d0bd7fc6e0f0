import { type RemoteName, remotes } from '@vidya/contracts/remotes';
import { ErrorState } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { healByReload } from './heal-by-reload.ts';
import { retryQuietly, retryRemote } from './remote-cache.ts';
import { againMs } from './rescue-settings.ts';

interface AreaFailedProps {
  name: RemoteName;
  /** It worked until something in it failed: a reload would be a surprise. */
  wasDrawn: boolean;
  /** On the page's clock. */
  sinceMs: number;
}

/** What failed just now need not be asked for again at once. */
const freshMs = 1_000;

/** An area that could not be loaded or drawn: says which, offers another try, and meanwhile tries by itself. */
export function AreaFailed({ name, wasDrawn, sinceMs }: AreaFailedProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!wasDrawn) void healByReload();
  }, [wasDrawn]);
  useEffect(() => {
    const tryAgain = (): void => void retryQuietly(name);
    const timer = setInterval(tryAgain, againMs);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [name]);
  useEffect(() => {
    // Somebody has come back to it, or gone to another of its pages.
    if (performance.now() - sinceMs > freshMs) void retryQuietly(name);
  }, [name, pathname, sinceMs]);
  return (
    <ErrorState
      titleAs="h1"
      title={`${remotes[name].title} could not be loaded`}
      onRetry={() => void retryRemote(name)}
    >
      The rest of the site still works. Please try again in a moment.
    </ErrorState>
  );
}
