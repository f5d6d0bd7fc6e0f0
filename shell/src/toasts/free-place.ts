/** A rectangle of the window, in CSS px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = Pick<Box, 'left' | 'top'>;

interface Search {
  wanted: Point;
  size: { width: number; height: number };
  /** The area it may use. */
  area: Box;
  /** The boxes it must not cover. */
  taken: readonly Box[];
}

const stepPx = 8;
/** The distance from the window's edge, and from taken boxes, in CSS px. */
const edgePx = 16;
const gapPx = 4;

/**
 * Finds a place that covers none of the taken boxes: the wanted one, or the nearest below it, first on the same side,
 * then on the left. Returns the wanted place if the window has no free one.
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
