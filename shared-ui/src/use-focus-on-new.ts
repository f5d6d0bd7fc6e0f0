import { useEffect, useRef } from 'react';

/**
 * The button that shows more may disappear with the last items: the focus moves to the first new one of the list, unless
 * it has moved on before they arrive.
 */
export function useFocusOnNew<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  /** Where the new items begin, and what had the focus; null until more is asked for. */
  const asked = useRef<{ from: number; focused: Element | null }>(null);
  useEffect(() => {
    const first = asked.current === null ? null : list.current?.children[asked.current.from];
    if (!(first instanceof HTMLElement)) return;
    const isFree = [asked.current?.focused, document.body].includes(document.activeElement);
    asked.current = null;
    if (!isFree) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [length]);
  return {
    list,
    /** Called when more is asked for. */
    awaitNew: (): void => {
      asked.current = { from: length, focused: document.activeElement };
    },
  };
}
