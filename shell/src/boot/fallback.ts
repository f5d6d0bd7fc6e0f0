// One file with all the code for failures and whatever can wait: after a failure a second file might not load.
import type { Send } from '@vidya/contracts/browser/client';
import { startReporting, watchAge } from '@vidya/platform/host/late';
import { toasts } from '../toasts/toasts.ts';

/** Starts what a page does beside its work: reports, and the offer of newer versions. Call once per page. */
export function startStandby(send: Send): void {
  startReporting(send);
  watchAge(toasts);
}
