import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { UnexpectedErrorBoundary } from '../pages/UnexpectedError.tsx';
import type { Arrival, SiteRouter } from './site-router.ts';
import { useScroll } from './use-scroll.ts';

interface Props {
  router: SiteRouter;
  /**
   * Where the page was when its HTML turned out to be the server's: it is hydrated with that address, though Back may be
   * pressed before React comes to it. The server knows nothing of the state that the history keeps over a reload.
   */
  serverRendered?: Arrival | undefined;
  children: ReactNode;
}

/** Gives its children the address, and renders them again at each navigation. */
export function RouterProvider({ router, serverRendered, children }: Props) {
  const [arrival, setArrival] = useState(serverRendered ?? router.arrival);
  const [isAsServer, setIsAsServer] = useState(serverRendered !== undefined);
  useLayoutEffect(() => {
    const show = (next: Arrival): void => {
      const render = (): void => setArrival(next);
      // In a transition the page before stays until the next one has loaded.
      if (next.isUrgent) flushSync(render);
      else startTransition(render);
    };
    startTransition(() => {
      setIsAsServer(false);
      // Back may have been pressed since the first render.
      setArrival(router.arrival);
    });
    return router.subscribe(show);
  }, [router]);
  useScroll(router, arrival);
  const location = isAsServer ? { ...arrival.location, state: null } : arrival.location;
  return (
    <Router location={location} navigationType={arrival.action} navigator={router.navigator}>
      <UnexpectedErrorBoundary place={arrival}>{children}</UnexpectedErrorBoundary>
    </Router>
  );
}
