import { useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';

/**
 * Focuses the menu button of a row that was moved, or `otherwise` if it is gone: the pressed item is hidden by then, and
 * a row that changes its list is mounted again.
 */
export function useMenuFocus(otherwise: () => HTMLElement | null) {
  const prefix = useId();
  const [moved, setMoved] = useState<{ row: string | number }>();
  // With the list, which may follow its text later.
  const shown = useDeferredValue(moved);
  const idOf = (row: string | number): string => `${prefix}${row}`;
  const find = useEffectEvent((row: string | number) => document.getElementById(idOf(row)) ?? otherwise());
  useEffect(() => {
    if (shown) find(shown.row)?.focus();
  }, [shown]);
  return { idOf, focus: (row: string | number): void => setMoved({ row }) };
}
