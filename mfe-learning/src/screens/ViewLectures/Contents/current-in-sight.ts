import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the current lecture into view when a long list opens. */
export function useCurrentInSight(rows: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rows]);
}
