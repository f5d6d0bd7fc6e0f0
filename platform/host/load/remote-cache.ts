import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '../../gate/remotes.ts';
import { TimeoutError } from '../fallback/timing.ts';
import { noteFailure } from '../reports/outcome-reports.ts';
import type { LoadFailure } from './load-remote.ts';
import { isChunkError, versionOf } from './versions-here.ts';

export type LoadedRemote =
  | { state: 'loading'; work: Promise<void> }
  | { state: 'ready'; remote: Remote }
  /** `wasDrawn`: it worked until something in it failed. `timedOut`: it timed out. `sinceMs`: since page start, in ms. */
  | { state: 'failed'; wasDrawn: boolean; timedOut: boolean; sinceMs: number };

const loaded = new Map<RemoteName, LoadedRemote>();
const listeners = new Set<() => void>();
/** Versions that loaded but failed to render. */
const refused = new Map<RemoteName, ReadonlySet<string>>();

function remember(name: RemoteName, value: LoadedRemote): void {
  loaded.set(name, value);
  for (const tell of listeners) tell();
}

const fail = (name: RemoteName, how: { wasDrawn: boolean; timedOut: boolean }): void =>
  remember(name, { state: 'failed', ...how, sinceMs: performance.now() });

/** In the shell's own file, but not evaluated on the server, where no area is fetched. */
const loadCode = () => import(/* webpackMode: "eager" */ './load-remote.ts');
const fetchFirst = async (name: RemoteName): Promise<Remote> => (await loadCode()).fetchRemote(name);
const fetchAgain = async (name: RemoteName, failure?: LoadFailure): Promise<Remote> =>
  (await loadCode()).fetchAgain(name, failure);

function begin(name: RemoteName, fetching: Promise<Remote>): Promise<void> {
  const work = fetching.then(
    (remote) => remember(name, { state: 'ready', remote }),
    (error: unknown) => {
      console.warn(`The area ${name} could not be loaded.`, error);
      fail(name, { wasDrawn: false, timedOut: error instanceof TimeoutError });
    },
  );
  remember(name, { state: 'loading', work });
  return work;
}

/** Starts to load the area unless it is loaded or loading. Resolves when that is done; never rejects. */
export function prepareRemote(name: RemoteName): Promise<void> {
  const known = loaded.get(name);
  if (!known) return begin(name, fetchFirst(name));
  return known.state === 'loading' ? known.work : Promise.resolve();
}

/** Takes an area that is here already: the server has read its code. */
export const provideRemote = (name: RemoteName, remote: Remote): void => remember(name, { state: 'ready', remote });

export const remoteNow = (name: RemoteName): LoadedRemote | undefined => loaded.get(name);

/** Clears the failure and the refused versions, and retries. */
export function retryRemote(name: RemoteName): Promise<void> {
  refused.delete(name);
  return begin(name, fetchAgain(name));
}

/** Retries while the failure stays on screen. Only a success changes the state. */
export async function retryQuietly(name: RemoteName): Promise<void> {
  refused.delete(name);
  const before = loaded.get(name);
  const remote = await fetchAgain(name).catch(() => undefined);
  if (remote && loaded.get(name) === before) remember(name, { state: 'ready', remote });
}

/**
 * An area threw while rendering. If it was not drawn yet, or a code file is gone (script-retry.ts has retried it by
 * then), another version replaces it. Otherwise the area's error message shows.
 */
export function drawingFailed(name: RemoteName, remote: Remote, error: unknown): void {
  const now = loaded.get(name);
  if (now?.state !== 'ready' || now.remote !== remote) return;
  const here = versionOf(remote);
  if (here) noteFailure(here, 'renderFailed', error);
  if (!here || (here.phase === 'drawn' && !isChunkError(error))) return fail(name, { wasDrawn: true, timedOut: false });
  const versions = new Set(refused.get(name)).add(here.version);
  refused.set(name, versions);
  void begin(name, fetchAgain(name, { error, refused: versions }));
}

export function onRemoteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
