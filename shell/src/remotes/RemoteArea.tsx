import type { Platform } from '@vidya/contracts/platform';
import type { RemoteName } from '@vidya/contracts/release';
import { useEffect, useSyncExternalStore } from 'react';
import { AreaFailed } from './AreaFailed.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { onRemoteChange, prepareRemote, remoteNow, retryRemote } from './remote-cache.ts';
import { WaitingView } from './WaitingView.tsx';

interface RemoteAreaProps {
  name: RemoteName;
  platform: Platform;
}

/** One remote in its place: waiting view while it loads, a named message with Retry when it fails, else its screens. */
export function RemoteArea({ name, platform }: RemoteAreaProps) {
  const known = useSyncExternalStore(onRemoteChange, () => remoteNow(name));
  useEffect(() => void prepareRemote(name), [name]);
  if (!known || known.state === 'loading') return <WaitingView />;
  if (known.state === 'failed') return <AreaFailed name={name} onRetry={() => retryRemote(name)} />;
  const Screens = known.remote;
  return (
    <RemoteBoundary key={name} fallback={(reset) => <AreaFailed name={name} onRetry={reset} />}>
      <Screens platform={platform} />
    </RemoteBoundary>
  );
}
