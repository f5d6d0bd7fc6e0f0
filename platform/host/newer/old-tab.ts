import type { ShellToasts } from '../../../shell/src/toasts/toast-kinds.tsx';
import { reloadPage } from '../fallback/reload-page.ts';
import { candidatesOf } from '../load/candidates.ts';
import { newerThanPage, refreshReleases } from '../load/releases.ts';
import { remoteNow } from '../load/remote-cache.ts';
import { versionOf } from '../load/versions-here.ts';
import { areaNames } from '../routes-here.ts';
import { isSafeMoment } from './safe-moment.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** In ms: how often the clock is read. One long timer would stop while the computer sleeps. */
const lookMs = 60_000;
/** In ms, when nothing newer was released. */
const againMs = 60 * 60 * 1000;

/** Whether a new tab would get another version of an area that this tab has loaded. Fetches the release document; never rejects. */
async function hasNewerVersions(): Promise<boolean> {
  const document = await refreshReleases();
  if (!newerThanPage()) return false;
  return areaNames().some((name) => {
    const known = remoteNow(name);
    const here = known?.state === 'ready' ? versionOf(known.remote) : undefined;
    const [best] = candidatesOf(name, document);
    return here !== undefined && here.as !== 'override' && best !== undefined && best.version !== here.version;
  });
}

/**
 * Offers a reload when the tab is a day old and something newer is released, at a moment without unsaved work. Asks again
 * a day after the person has closed the offer. Call once per page; returns a function that stops.
 */
export function watchAge(toasts: Pick<ShellToasts, 'offer'>): () => void {
  let dueAt = Date.now() + dayMs;
  const look = async (): Promise<void> => {
    if (Date.now() < dueAt || !isSafeMoment()) return;
    dueAt = Date.now() + againMs;
    if (!(await hasNewerVersions())) return;
    // Work may have begun since.
    if (!isSafeMoment()) return void (dueAt = 0);
    dueAt = Number.POSITIVE_INFINITY;
    toasts.offer('A new version is ready', {
      label: 'Reload',
      run: reloadPage,
      onClosed: () => (dueAt = Date.now() + dayMs),
    });
  };
  const timer = setInterval(() => void look(), lookMs);
  return () => clearInterval(timer);
}
