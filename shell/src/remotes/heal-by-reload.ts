import { hasUnsavedWork } from '../navigation/leave-guard.ts';
import { newerThanPage, refreshReleases } from './releases.ts';
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
export async function healByReload(): Promise<void> {
  await refreshReleases();
  const newer = newerThanPage();
  if (newer && !hasUnsavedWork() && isFirstFor(newer)) reloadPage();
}

/** The same for a file of the shell itself: that it is gone says that there is a newer one. */
export function healShellByReload(): boolean {
  const isWorthIt =
    !hasUnsavedWork() && isFirstFor(`shell ${document.querySelector('script[src]')?.getAttribute('src')}`);
  if (isWorthIt) reloadPage();
  return isWorthIt;
}
