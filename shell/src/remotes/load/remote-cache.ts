import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { noteFailure } from '../../reports/report-text.ts';
import { TimeoutError } from '../rescue/timeout-error.ts';
import { fetchRemote, type LoadFailure } from './load-remote.ts';
import { isChunkError, versionOf } from './versions-here.ts';

export type LoadedRemote =
  | { state: 'loading'; work: Promise<void> }
  | { state: 'ready'; remote: Remote }
  /** `wasDrawn`: it worked until something in it failed. `sinceMs`: on the page's clock. */
  | { state: 'failed'; wasDrawn: boolean; hangs: boolean; sinceMs: number };

const failed = (how: { wasDrawn: boolean; hangs: boolean }): LoadedRemote => ({
  state: 'failed',
  ...how,
  sinceMs: performance.now(),
});

const loaded = new Map<RemoteName, LoadedRemote>();
const listeners = new Set<() => void>();
/** Versions that loaded and could not be drawn. */
const refused = new Map<RemoteName, Set<string>>();

function remember(name: RemoteName, value: LoadedRemote): void {
  loaded.set(name, value);
  for (const tell of listeners) tell();
}

function begin(name: RemoteName, failure?: LoadFailure): Promise<void> {
  const work = fetchRemote(name, failure).then(
    (remote) => remember(name, { state: 'ready', remote }),
    (error: unknown) => {
      console.warn(`The area ${name} could not be loaded.`, error);
      remember(name, failed({ wasDrawn: false, hangs: error instanceof TimeoutError }));
    },
  );
  remember(name, { state: 'loading', work });
  return work;
}

/** Starts loading unless that has happened; resolves when it is settled, and never rejects. */
export function prepareRemote(name: RemoteName): Promise<void> {
  const known = loaded.get(name);
  if (!known) return begin(name);
  return known.state === 'loading' ? known.work : Promise.resolve();
}

export const remoteNow = (name: RemoteName): LoadedRemote | undefined => loaded.get(name);

/** Forgets a failure and everything that led to it, and tries again. */
export function retryRemote(name: RemoteName): Promise<void> {
  refused.delete(name);
  return begin(name);
}

/** The same while the failure stays on the screen, until it has worked. */
export async function retryQuietly(name: RemoteName): Promise<void> {
  refused.delete(name);
  const before = loaded.get(name);
  const remote = await fetchRemote(name).catch(() => undefined);
  if (remote && loaded.get(name) === before) remember(name, { state: 'ready', remote });
}

/**
 * An area threw while it was drawn. Before its first page has stood, or when a file of its code is gone
 * (script-rescue.ts has asked for it again by then), another version takes its place. Else its message is shown.
 */
export function drawingFailed(name: RemoteName, remote: Remote, error: unknown): void {
  const now = loaded.get(name);
  if (now?.state !== 'ready' || now.remote !== remote) return;
  const here = versionOf(remote);
  if (here) noteFailure(here, 'renderFailed');
  if (!here || (here.phase === 'drawn' && !isChunkError(error))) {
    remember(name, failed({ wasDrawn: true, hangs: false }));
    return;
  }
  const versions = refused.get(name) ?? new Set();
  versions.add(here.version);
  refused.set(name, versions);
  void begin(name, { error, refused: versions });
}

export function onRemoteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
