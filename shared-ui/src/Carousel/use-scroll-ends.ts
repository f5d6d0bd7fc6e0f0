import { limits } from '@vidya/contracts/rules/limits';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const { leftAfterPx, rightWhilePx } = limits.scroll;

const measure = (box: HTMLElement) => ({
  left: box.scrollLeft > leftAfterPx,
  right: box.scrollWidth - box.clientWidth - box.scrollLeft > rightWhilePx,
});

export type ScrollEnds = ReturnType<typeof measure>;

/** The directions in which a row can still scroll; updated after a scroll, a resize and a change of items. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ left: false, right: false });

  const update = (): void => {
    if (!scroller.current) return;
    const now = measure(scroller.current);
    setEnds((before) => (before.left === now.left && before.right === now.right ? before : now));
  };

  // No dependency list on purpose: any render may change the items.
  useLayoutEffect(update);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const watch = new AbortController();
    box.addEventListener('scroll', update, { passive: true, signal: watch.signal });
    window.addEventListener('resize', update, { signal: watch.signal });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    sizes?.observe(box);
    // Items may grow without a render, when a font or a picture loads.
    if (box.firstElementChild) sizes?.observe(box.firstElementChild);
    return () => {
      watch.abort();
      sizes?.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `update` reads only the ref and sets state
  }, [scroller]);

  return ends;
}
