import { limits } from '@vidya/contracts/rules/limits';
import { type RefObject, useEffect, useState } from 'react';

const { leftAfterPx, rightWhilePx } = limits.scroll;

const measure = (box: HTMLElement) => ({
  left: box.scrollLeft > leftAfterPx,
  right: box.scrollWidth - box.clientWidth - box.scrollLeft > rightWhilePx,
});

export type ScrollEnds = ReturnType<typeof measure>;

/**
 * Calls back when the box, or an item in its list, has a new size; also for added and removed items. The browser calls
 * after its own layout, so that reading sizes then costs no further one.
 */
function watchSizes(box: HTMLElement, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(onChange);
  const list = box.firstElementChild;
  for (const element of [box, ...(list?.children ?? [])]) sizes.observe(element);
  // A removed item tells of itself: its size is 0 then.
  const items = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) sizes.observe(node);
  });
  if (list) items.observe(list, { childList: true });
  return () => {
    sizes.disconnect();
    items.disconnect();
  };
}

/** The directions in which a row can still scroll; updated after a scroll, a resize and a change of items. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ left: false, right: false });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const update = (): void => {
      const now = measure(box);
      setEnds((before) => (before.left === now.left && before.right === now.right ? before : now));
    };
    const watch = new AbortController();
    box.addEventListener('scroll', update, { passive: true, signal: watch.signal });
    window.addEventListener('resize', update, { signal: watch.signal });
    const unwatch = watchSizes(box, update);
    return () => {
      watch.abort();
      unwatch();
    };
  }, [scroller]);

  return ends;
}
