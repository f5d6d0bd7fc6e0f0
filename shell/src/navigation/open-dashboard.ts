import type { createBrowserRouter } from 'react-router-dom';
import { reloadPage } from '../remotes/fallback/reload-page.ts';
import { areaToPrepare } from '../remotes/load/prepare-page.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

const isDashboard = (pathname: string): boolean => areaToPrepare(pathname) === 'admin';

/**
 * Loads a document when somebody comes to the dashboard from another page: its charts write style elements, which only
 * the policy of its own documents allows.
 */
export function openDashboardAnew(router: Router, startedAt: string): void {
  if (isDashboard(startedAt)) return;
  const stop = router.subscribe(({ location: { pathname } }) => {
    if (!isDashboard(pathname)) return;
    stop();
    reloadPage();
  });
}
