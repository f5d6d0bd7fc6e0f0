import type { Remote } from '@vidya/contracts/platform';
import type { RemoteName } from '@vidya/contracts/release';
import { fetchRemote } from './load-remote.ts';

export type LoadedRemote =
  | { state: 'loading'; work: Promise<void> }
  | { state: 'ready'; remote: Remote }
  | { state: 'failed' };

const loaded = new Map<RemoteName, LoadedRemote>();
const listeners = new Set<() => void>();

function remember(name: RemoteName, value: LoadedRemote): void {
  loaded.set(name, value);
  for (const tell of listeners) tell();
}

/** Starts loading unless that has happened; resolves when it is settled, and never rejects. */
export function prepareRemote(name: RemoteName): Promise<void> {
  const known = loaded.get(name);
  if (known) return known.state === 'loading' ? known.work : Promise.resolve();
  const work = fetchRemote(name).then(
    (remote) => remember(name, { state: 'ready', remote }),
    (error: unknown) => {
      console.error(`The area ${name} could not be loaded.`, error);
      remember(name, { state: 'failed' });
    },
  );
  remember(name, { state: 'loading', work });
  return work;
}

export const remoteNow = (name: RemoteName): LoadedRemote | undefined => loaded.get(name);

/** Forgets a failure, so that the next look tries again. */
export function retryRemote(name: RemoteName): void {
  loaded.delete(name);
  void prepareRemote(name);
}

export function onRemoteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
