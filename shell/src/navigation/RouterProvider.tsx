import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { UnexpectedErrorBoundary } from '../pages/UnexpectedError.tsx';
import type { Arrival, SiteRouter } from './site-router.ts';
import { useScroll } from './use-scroll.ts';

/** Gives its children the address, and renders them again when somebody moves. */
export function RouterProvider({ router, children }: { router: SiteRouter; children: ReactNode }) {
  const [arrival, setArrival] = useState(router.arrival);
  useLayoutEffect(() => {
    const show = (next: Arrival): void => {
      const render = (): void => setArrival(next);
      // In a transition the page before stays until the next one has loaded.
      if (next.isUrgent) flushSync(render);
      else startTransition(render);
    };
    // Back may have been pressed since the first render.
    startTransition(() => setArrival(router.arrival));
    return router.subscribe(show);
  }, [router]);
  useScroll(router, arrival);
  return (
    <Router location={arrival.location} navigationType={arrival.action} navigator={router.navigator}>
      <UnexpectedErrorBoundary place={arrival}>{children}</UnexpectedErrorBoundary>
    </Router>
  );
}
