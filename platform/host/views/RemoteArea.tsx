import type { Platform, Remote } from '@vidya/contracts/browser/platform';
import { useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from '../../gate/remotes.ts';
import { useRetryOnArrival } from '../fallback/retry-failed-remote.ts';
import { drawingFailed, onRemoteChange, prepareRemote, remoteNow } from '../load/remote-cache.ts';
import { isAwaited, versionOf } from '../load/versions-here.ts';
import { note } from '../reports/outcome-reports.ts';
import { useAreaWatch } from '../reports/use-area-watch.ts';
import { platformOf } from '../reports/watched-send.ts';
import { AreaFailed } from './AreaFailed.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { WaitingView } from './WaitingView.tsx';

interface RemoteAreaProps {
  name: RemoteName;
  platform: Platform;
}

/** One remote: a waiting view while it loads, a message with Retry when it fails, otherwise its screens. */
export function RemoteArea({ name, platform }: RemoteAreaProps) {
  const now = () => remoteNow(name);
  const known = useSyncExternalStore(onRemoteChange, now, now);
  useEffect(() => void prepareRemote(name), [name]);
  useRetryOnArrival(name);
  if (!known || known.state === 'loading') return <WaitingView />;
  if (known.state === 'failed') return <AreaFailed key={name} name={name} wasDrawn={known.wasDrawn} />;
  return <Drawn key={keyOf(known.remote)} name={name} remote={known.remote} platform={platform} />;
}

function Drawn({ name, remote: Screens, platform }: RemoteAreaProps & { remote: Remote }) {
  useFirstDraw(Screens);
  useAreaWatch(Screens);
  return (
    <RemoteBoundary onError={(error) => drawingFailed(name, Screens, error)}>
      <Screens platform={platformOf(Screens, platform)} />
    </RemoteBoundary>
  );
}

/** In ms: a page that stays this long, with all its code loaded, counts as drawn. */
const standsMs = 1_000;

/** Marks an area's version as drawn. Until then another version may replace it. */
function useFirstDraw(remote: Remote): void {
  useEffect(() => {
    const here = versionOf(remote);
    if (here?.phase !== 'ready') return;
    const watch = setInterval(() => {
      if (isAwaited(here)) return;
      clearInterval(watch);
      here.phase = 'drawn';
      note({ ...here, outcome: 'ok' });
    }, standsMs);
    return () => clearInterval(watch);
  }, [remote]);
}

const keys = new WeakMap<Remote, number>();
let lastKey = 0;

/** Each version gets its own key, so that React keeps nothing of the failed one. */
function keyOf(remote: Remote): number {
  const key = keys.get(remote) ?? ++lastKey;
  keys.set(remote, key);
  return key;
}
