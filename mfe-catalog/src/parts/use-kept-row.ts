import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { moveRow, rowIn } from './row.ts';

/** A row that was scrolled along stands there again after Back, like the page itself. `isReady` once it has its items. */
export function useKeptRow(place: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { key, pathname } = useLocation();
  // An address that was opened by a full load has the key 'default', whichever it is.
  const name = `vidya-row ${key} ${pathname}`;
  useLayoutEffect(() => {
    const row = isReady ? rowIn(place.current) : null;
    if (!row) return undefined;
    const left = Number(sessionStorage.getItem(name));
    if (left > 0) moveRow(row, left);
    const keep = (): void => sessionStorage.setItem(name, String(Math.round(row.scrollLeft)));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [place, name, isReady]);
}
