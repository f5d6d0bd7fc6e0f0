import type { Toasts } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { noteFailure } from '../../reports/report-text.ts';
import { ownerOf, ownerOfError, type VersionHere } from '../load/versions-here.ts';

/**
 * Errors that nobody caught, in an area's event handlers for one: they count for its version, and who is here is told that
 * it did not work. What belongs to no area is left to the browser. Once per page.
 */
export function watchErrors(toasts: Toasts): void {
  const take = (event: Event, owner: VersionHere | undefined): void => {
    if (!owner) return;
    event.preventDefault();
    // One that is still being loaded is replaced by another.
    if (owner.phase === 'loading') return;
    noteFailure(owner, 'eventFailed');
    toasts.error(texts.payment.wentWrong);
  };
  addEventListener('error', (event) => take(event, ownerOf(event.filename) ?? ownerOfError(event.error)));
  addEventListener('unhandledrejection', (event) => take(event, ownerOfError(event.reason)));
}
