import type { SiteRouter } from './site-router.ts';

/** Navigates, and resolves once the page is left: a form with unsaved input asks first, and the person may stay. */
export function leavePage(router: SiteRouter, address: string): Promise<void> {
  const before = router.arrival();
  router.navigate(address, { flushSync: true });
  if (router.arrival() !== before) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === before.location.pathname) return;
      stop();
      resolve();
    });
  });
}
