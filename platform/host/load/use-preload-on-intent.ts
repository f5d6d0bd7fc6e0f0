import { useQueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { listen } from '@vidya/contracts/browser/listen';
import { useEffect } from 'react';
import { areaToPrepare, preparePage } from './prepare-page.ts';
import { prepareRemote } from './remote-cache.ts';

/** In ms. A pointer that rests this long probably means a click; one that crosses links moves on sooner. */
const intentMs = 60;

/** The link under the pointer or focus, if it stays on this site. */
function linkOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

/** Preloads a link's area when the pointer or the focus reaches it, and its page's initial queries when it rests there. */
export function usePreloadOnIntent(send: Send): void {
  const queries = useQueryClient();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const preload = (event: Event): void => {
      const url = linkOf(event);
      // The pointer moves between elements of the same link.
      if (url?.href === last) return;
      last = url?.href ?? '';
      clearTimeout(resting);
      const area = url && areaToPrepare(url.pathname);
      if (!area) return;
      void prepareRemote(area);
      resting = setTimeout(() => void preparePage({ send, queries, url }), intentMs);
    };
    const stop = listen(document, ['pointerover', 'focusin'], preload);
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [send, queries]);
}
