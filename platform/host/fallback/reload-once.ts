import { readStored, store } from '@vidya/contracts/browser/stored';
import { hasUnsavedWork } from '../../../shell/src/navigation/leave-guard.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { candidatesOf } from '../load/candidates.ts';
import { newerThanPage, readReleases, refreshReleases } from '../load/releases.ts';
import { remoteNow } from '../load/remote-cache.ts';
import { reloadPage } from './reload-page.ts';
import { pause } from './timing.ts';

const key = 'vidya.reloadedFor';

/** True the first time for this reason in this tab. */
function isFirstFor(reason: string): boolean {
  // Without storage the page could reload forever.
  return readStored(key, 'session') !== reason && store(key, reason, 'session');
}

/**
 * Reloads the page at most once per tab and reason, and never with unsaved input in a form: on the way here the visitor
 * was already asked about earlier input. Returns whether the page reloads.
 */
function reloadFor(reason: string): boolean {
  if (hasUnsavedWork() || !isFirstFor(reason)) return false;
  reloadPage();
  return true;
}

/** For an area that this tab cannot load: if a newer release document exists, reloads to get the newer shell. */
export async function reloadOnce(): Promise<void> {
  await refreshReleases();
  const newer = newerThanPage();
  if (newer) reloadFor(newer);
}

const askForMs = 3_000;
/** In ms: an area that can still load has loaded by then. */
const arrivesWithinMs = 1_500;

async function canBeHad(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(askForMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * The same for an area whose files timed out. A browser makes every new request for such a file wait for the first
 * response, in the whole tab. So if the files are available and the area still does not load, only a reload helps.
 */
export async function reloadOnceAfterTimeout(name: RemoteName): Promise<void> {
  const [best] = candidatesOf(name, await readReleases());
  const manifest = `${best?.base}mf-manifest.json`;
  if (!best || !(await canBeHad(manifest))) return;
  await pause(arrivesWithinMs);
  if (remoteNow(name)?.state === 'failed') reloadFor(`hanging ${manifest}`);
}

/** The same for a file of the shell itself: if it is gone, a newer shell is live. Returns whether the page reloads. */
export const reloadShellOnce = (): boolean =>
  reloadFor(`shell ${document.querySelector('script[src]')?.getAttribute('src')}`);
