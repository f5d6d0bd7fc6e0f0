import { readStored, store } from '@vidya/contracts/browser/stored';
import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Restores a row's scroll position after Back, as browsers do for the page. `isReady`: the row has its items. */
export function useRowScrollRestoration(place: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { key, pathname } = useLocation();
  // After a full page load the key is always 'default', so the path is part of the name.
  const name = `vidya-row ${key} ${pathname}`;
  useLayoutEffect(() => {
    const row = isReady ? rowIn(place.current) : null;
    if (!row) return undefined;
    const left = Number(readStored(name, 'session'));
    if (left > 0) moveRow(row, left);
    const keep = (): void => void store(name, String(Math.round(row.scrollLeft)), 'session');
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [place, name, isReady]);
}

/** The scrolling element of a carousel. */
export const rowIn = (place: Element | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[role="group"]') ?? null;

/** Scrolls a row to a position in px, without animation. The page does not scroll. */
export function moveRow(row: HTMLElement, left: number): void {
  row.style.scrollBehavior = 'auto';
  row.scrollLeft = left;
  row.style.scrollBehavior = '';
}
