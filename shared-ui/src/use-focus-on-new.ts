import { useEffect, useRef } from 'react';

/** The button that shows more may disappear with the last items: the focus moves to the first new one of the list. */
export function useFocusOnNew<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  /** Where the new items begin; null until more is asked for. */
  const from = useRef<number>(null);
  useEffect(() => {
    const first = from.current === null ? null : list.current?.children[from.current];
    if (!(first instanceof HTMLElement)) return;
    from.current = null;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [length]);
  return {
    list,
    /** Called when more is asked for. */
    awaitNew: (): void => {
      from.current = length;
    },
  };
}
