import { type RemoteName, remotes } from '@vidya/contracts/release/remotes';
import { ErrorState } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { focusHeading } from '../../navigation/focus-heading.ts';
import { retryRemote } from '../load/remote-cache.ts';
import { reloadOnce } from '../rescue/reload-once.ts';
import { againMs } from '../rescue/rescue-settings.ts';
import { retryRemoteLater } from '../rescue/retry-remote-later.ts';

interface AreaFailedProps {
  name: RemoteName;
  /** It worked until something in it failed: a reload would be a surprise. */
  wasDrawn: boolean;
}

/** An area that could not be loaded or drawn: says which, offers another try, and meanwhile tries by itself. */
export function AreaFailed({ name, wasDrawn }: AreaFailedProps) {
  useEffect(() => {
    if (!wasDrawn) void reloadOnce();
  }, [wasDrawn]);
  useEffect(() => {
    const tryAgain = (): void => retryRemoteLater(name);
    const timer = setInterval(tryAgain, againMs);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [name]);
  /** The button goes while the area loads: what comes then has the focus, unless it is somewhere else by now. */
  const retry = async (): Promise<void> => {
    await retryRemote(name);
    if (document.activeElement === document.body) focusHeading();
  };
  return (
    <ErrorState titleAs="h1" title={`${remotes[name].title} could not be loaded`} onRetry={() => void retry()}>
      The rest of the site still works. Please try again in a moment.
    </ErrorState>
  );
}
