import type { Platform, Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { useEffect, useSyncExternalStore } from 'react';
import { useRetryOnArrival } from '../fallback/use-retry-on-arrival.ts';
import { drawingFailed, onRemoteChange, prepareRemote, remoteNow } from '../load/remote-cache.ts';
import { AreaFailed } from './AreaFailed.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useFirstDraw } from './use-first-draw.ts';
import { WaitingView } from './WaitingView.tsx';

interface RemoteAreaProps {
  name: RemoteName;
  platform: Platform;
}

/** One remote: a waiting view while it loads, a message with Retry when it fails, otherwise its screens. */
export function RemoteArea({ name, platform }: RemoteAreaProps) {
  const known = useSyncExternalStore(onRemoteChange, () => remoteNow(name));
  useEffect(() => void prepareRemote(name), [name]);
  useRetryOnArrival(name);
  if (!known || known.state === 'loading') return <WaitingView />;
  if (known.state === 'failed') return <AreaFailed key={name} name={name} wasDrawn={known.wasDrawn} />;
  return <Drawn key={keyOf(known.remote)} name={name} remote={known.remote} platform={platform} />;
}

interface DrawnProps extends RemoteAreaProps {
  remote: Remote;
}

function Drawn({ name, remote: Screens, platform }: DrawnProps) {
  useFirstDraw(Screens);
  return (
    <RemoteBoundary onError={(error) => drawingFailed(name, Screens, error)}>
      <Screens platform={platform} />
    </RemoteBoundary>
  );
}

const keys = new WeakMap<Remote, number>();
let lastKey = 0;

/** Each version gets its own key, so that React keeps nothing of the failed one. */
function keyOf(remote: Remote): number {
  const key = keys.get(remote) ?? ++lastKey;
  keys.set(remote, key);
  return key;
}
