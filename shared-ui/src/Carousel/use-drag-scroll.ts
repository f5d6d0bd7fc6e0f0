import { type RefObject, useEffect } from 'react';

/** A shorter move, in px, is a click with an unsteady hand. */
const dragFromPx = 6;

/** Lets a mouse drag a row along. Touch and pen scroll natively; a drag never ends in a click. */
export function useDragScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const watch = new AbortController();
    let from: { x: number; left: number } | undefined;
    let hasMoved = false;

    const grab = (event: PointerEvent): void => {
      hasMoved = false;
      if (event.pointerType === 'mouse' && event.button === 0) from = { x: event.clientX, left: box.scrollLeft };
    };
    const pull = (event: PointerEvent): void => {
      if (!from) return;
      const by = event.clientX - from.x;
      if (!hasMoved && Math.abs(by) < dragFromPx) return;
      hasMoved = true;
      box.dataset['dragging'] = '';
      box.scrollLeft = from.left - by;
    };
    const release = (): void => {
      from = undefined;
      delete box.dataset['dragging'];
    };
    const swallowClick = (event: MouseEvent): void => {
      if (!hasMoved) return;
      event.preventDefault();
      event.stopPropagation();
      hasMoved = false;
    };
    // A drag that ended outside the row fired no click to swallow: the next click may come from a key.
    const forget = (): void => {
      hasMoved = false;
    };
    const { signal } = watch;
    box.addEventListener('pointerdown', grab, { signal });
    box.addEventListener('click', swallowClick, { capture: true, signal });
    box.addEventListener('keydown', forget, { signal });
    box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('pointermove', pull, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
    return () => watch.abort();
  }, [scroller]);
}
