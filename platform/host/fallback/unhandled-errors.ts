import type { Toasts } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { ownerOf, ownerOfError, type VersionHere } from '../load/versions-here.ts';
import { noteFailure } from '../reports/outcome-reports.ts';

/**
 * Handles uncaught errors, such as those in an area's event handlers: counts them for its version and shows a toast.
 * Leaves errors of no area to the browser. Call once per page.
 */
export function watchErrors(toasts: Toasts): void {
  const take = (event: Event, owner: VersionHere | undefined, error: unknown): void => {
    if (!owner) return;
    event.preventDefault();
    // A version that is still loading gets a fallback instead.
    if (owner.phase === 'loading') return;
    noteFailure(owner, 'eventFailed', error);
    toasts.error(texts.payment.wentWrong);
  };
  addEventListener('error', (event) =>
    take(event, ownerOf(event.filename) ?? ownerOfError(event.error), event.error ?? event.message),
  );
  addEventListener('unhandledrejection', (event) => take(event, ownerOfError(event.reason), event.reason));
}
