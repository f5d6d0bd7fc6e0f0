import { listen } from '@vidya/contracts/browser/listen';
import { ErrorState } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { focusHeading } from '../../../shell/src/navigation/use-arrival.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { reloadOnce } from '../fallback/reload-once.ts';
import { retryFailedRemote } from '../fallback/retry-failed-remote.ts';
import { againMs } from '../fallback/timing.ts';
import { retryRemote } from '../load/remote-cache.ts';
import { titleOf } from '../routes-here.ts';

/** The message for an area that failed to load or render: names the area, offers Retry, and also retries by itself. */
export function AreaFailed({ name, wasDrawn }: { name: RemoteName; wasDrawn: boolean }) {
  useEffect(() => {
    // After it worked once, an automatic reload would be a surprise.
    if (!wasDrawn) void reloadOnce();
  }, [wasDrawn]);
  useEffect(() => {
    const tryAgain = (): void => retryFailedRemote(name);
    const timer = setInterval(tryAgain, againMs);
    const stop = listen(window, ['online'], tryAgain);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [name]);
  /** The button disappears while the area loads. The new heading gets the focus, unless the visitor has moved it. */
  const retry = async (): Promise<void> => {
    await retryRemote(name);
    if (document.activeElement === document.body) focusHeading();
  };
  return (
    <ErrorState titleAs="h1" title={`${titleOf(name)} could not be loaded`} onRetry={() => void retry()}>
      The rest of the site still works. Please try again in a moment.
    </ErrorState>
  );
}
