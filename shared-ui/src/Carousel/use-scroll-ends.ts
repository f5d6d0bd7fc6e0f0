import { limits } from '@vidya/contracts/rules/limits';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface Ends {
  canGoLeft: boolean;
  canGoRight: boolean;
}

const { leftAfterPx, rightWhilePx } = limits.scroll;

const measure = (box: HTMLElement): Ends => ({
  canGoLeft: box.scrollLeft > leftAfterPx,
  canGoRight: box.scrollWidth - box.clientWidth - box.scrollLeft > rightWhilePx,
});

/** Which ways a row can still scroll: after scrolling, after a resize, after its items changed. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>({ canGoLeft: false, canGoRight: false });

  const update = (): void => {
    if (!scroller.current) return;
    const now = measure(scroller.current);
    setEnds((before) => (before.canGoLeft === now.canGoLeft && before.canGoRight === now.canGoRight ? before : now));
  };

  // Without a list of causes on purpose: the items may be others after any render.
  useLayoutEffect(update);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    box.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    sizes?.observe(box);
    // Its items may grow without a render: a font or a picture arrives.
    if (box.firstElementChild) sizes?.observe(box.firstElementChild);
    return () => {
      box.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      sizes?.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `update` reads only the ref and sets state
  }, [scroller]);

  return ends;
}
