import { areaToPrepare, reloadPage, routeOf } from '@vidya/platform/host/host';
import type { SiteRouter } from './site-router.ts';

/** For this person: others are sent away from there. */
const isDashboard = (pathname: string): boolean => areaToPrepare(pathname) === 'admin';

/**
 * Loads a document at a navigation to the dashboard from another page: its charts write style elements, which only
 * the policy of its own documents allows.
 */
export function openDashboardAnew(router: SiteRouter, startedAt: string): void {
  // For the requester of this document: the session may not be known yet.
  if (routeOf(startedAt)?.area === 'admin') return;
  const stop = router.subscribe(({ location: { pathname } }) => {
    if (!isDashboard(pathname)) return;
    stop();
    reloadPage();
  });
}
