/** A rectangle of the window, in CSS px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  left: number;
  top: number;
}

interface Search {
  wanted: Point;
  size: { width: number; height: number };
  /** Where it may be. */
  area: Box;
  /** What it must not cover. */
  taken: readonly Box[];
}

const stepPx = 8;
/** From the window's edge, and from what it must not cover. */
const edgePx = 16;
const gapPx = 4;

/**
 * Where a box covers nothing of what is taken: as wanted, else as little below that as there is need, on its own side
 * before the left one. As wanted, too, where the window has no such place.
 */
export function freePlace({ wanted, size, area, taken }: Search): Point {
  const isFree = ({ left, top }: Point): boolean =>
    !taken.some(
      (box) =>
        left - gapPx < box.right &&
        left + size.width + gapPx > box.left &&
        top - gapPx < box.bottom &&
        top + size.height + gapPx > box.top,
    );
  if (isFree(wanted)) return wanted;
  const lowest = area.bottom - edgePx - size.height;
  for (const left of [wanted.left, area.left + edgePx]) {
    for (let top = wanted.top; top <= lowest; top += stepPx) {
      if (isFree({ left, top })) return { left, top };
    }
  }
  return wanted;
}
