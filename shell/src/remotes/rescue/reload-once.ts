import type { RemoteName } from '@vidya/contracts/release/remotes';
import { hasUnsavedWork } from '../../navigation/leave-guard.ts';
import { candidatesOf } from '../load/candidates.ts';
import { newerThanPage, readReleases, refreshReleases } from '../load/releases.ts';
import { remoteNow } from '../load/remote-cache.ts';
import { reloadPage } from './reload-page.ts';

const key = 'vidya.reloadedFor';

/** True the first time in this tab. */
function isFirstFor(reason: string): boolean {
  try {
    if (sessionStorage.getItem(key) === reason) return false;
    sessionStorage.setItem(key, reason);
    return true;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
}

/**
 * Somebody moved to what this tab cannot have: when something newer has been released, the whole page is loaded anew, which
 * brings the newer shell. At most once per tab and release document, and never while a form holds something unsaved: to
 * get here one was asked about what was typed before.
 */
export async function reloadOnce(): Promise<void> {
  await refreshReleases();
  const newer = newerThanPage();
  if (newer && !hasUnsavedWork() && isFirstFor(newer)) reloadPage();
}

const askForMs = 3_000;
/** What does not hang any more is here by then. */
const arrivesWithinMs = 1_500;

async function canBeHad(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(askForMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * The same for an area whose files hung. A browser lets whoever asks for such a file again wait for the first answer, in
 * all of the tab: when the files can be had and the area still does not come, only a new page helps.
 */
export async function reloadOnceAfterTimeout(name: RemoteName): Promise<void> {
  const [best] = candidatesOf(name, await readReleases());
  const manifest = `${best?.base}mf-manifest.json`;
  if (!best || !(await canBeHad(manifest))) return;
  await new Promise((resolve) => setTimeout(resolve, arrivesWithinMs));
  if (remoteNow(name)?.state === 'failed' && !hasUnsavedWork() && isFirstFor(`hanging ${manifest}`)) reloadPage();
}

/** The same for a file of the shell itself: that it is gone says that there is a newer one. */
export function reloadShellOnce(): boolean {
  const isWorthIt =
    !hasUnsavedWork() && isFirstFor(`shell ${document.querySelector('script[src]')?.getAttribute('src')}`);
  if (isWorthIt) reloadPage();
  return isWorthIt;
}
