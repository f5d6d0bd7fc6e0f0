import { type RefObject, useLayoutEffect } from 'react';

/** In a long list that has just opened, the lecture that plays is in sight. */
export function useCurrentInSight(rows: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rows]);
}
