import { useEffect } from 'react';
import { routeOf } from '../route-table.ts';
import { prepareRemote } from './remote-cache.ts';

/** The link a pointer or the focus is on, when it stays on this site. */
function linkOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

function preload(event: Event): void {
  const area = routeOf(linkOf(event)?.pathname ?? '')?.area;
  // The dashboard's code is not delivered to everyone; asking early would only be refused.
  if (area && area !== 'shell' && area !== 'admin') void prepareRemote(area);
}

/** Loads the area behind a link while the pointer rests on it or it has the focus. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
