import type { ShellToasts } from '../../../shell/src/toasts/toast-kinds.tsx';
import { reloadPage } from '../fallback/reload-page.ts';
import { hasNewerVersions } from './newer-versions.ts';
import { isSafeMoment } from './safe-moment.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** In ms: how often the clock is read. One long timer would stop while the computer sleeps. */
const lookMs = 60_000;
/** In ms, when nothing newer was released. */
const againMs = 60 * 60 * 1000;

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
