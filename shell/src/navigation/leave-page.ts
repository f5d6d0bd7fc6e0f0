import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

const isAsking = ({ state }: Router): boolean => [...state.blockers.values()].some((one) => one.state === 'blocked');

/** Navigates, and resolves once the page is left: a form with unsaved input asks first, and the person may stay. */
export async function leavePage(router: Router, address: string): Promise<void> {
  const { pathname } = router.state.location;
  await router.navigate(address, { flushSync: true });
  if (!isAsking(router)) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      resolve();
    });
  });
}
