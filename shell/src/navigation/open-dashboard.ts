import { reloadPage } from '../remotes/fallback/reload-page.ts';
import { areaToPrepare } from '../remotes/load/prepare-page.ts';
import { routeOf } from '../routes-here.ts';
import type { SiteRouter } from './site-router.ts';

/** For this person: others are sent away from there. */
const isDashboard = (pathname: string): boolean => areaToPrepare(pathname) === 'admin';

/**
 * Loads a document when somebody comes to the dashboard from another page: its charts write style elements, which only
 * the policy of its own documents allows.
 */
export function openDashboardAnew(router: SiteRouter, startedAt: string): void {
  // Whoever asked for this document: the person may not be known yet.
  if (routeOf(startedAt)?.area === 'admin') return;
  const stop = router.subscribe(({ location: { pathname } }) => {
    if (!isDashboard(pathname)) return;
    stop();
    reloadPage();
  });
}
