import { useQueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { useEffect } from 'react';
import { areaToPrepare } from './may-prepare.ts';
import { preparePage } from './prepare-page.ts';
import { prepareRemote } from './remote-cache.ts';

/** So long a pointer rests on what somebody means to press; across a page of links it passes faster. */
const intentMs = 60;

/** The link a pointer or the focus is on, when it stays on this site. */
function linkOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

/** Loads the area behind a link when a pointer or the focus comes to it, and its page's answers when it stays. */
export function usePreloadOnIntent(send: Send): void {
  const queries = useQueryClient();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const preload = (event: Event): void => {
      const url = linkOf(event);
      // Within a link the pointer moves from element to element.
      if (url?.href === last) return;
      last = url?.href ?? '';
      clearTimeout(resting);
      const area = url && areaToPrepare(url.pathname);
      if (!area) return;
      void prepareRemote(area);
      resting = setTimeout(() => void preparePage({ send, queries, url }), intentMs);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [send, queries]);
}
