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
  area: Box;
  taken: readonly Box[];
}

const stepPx = 8;
/** The distance from the window's edge, and from taken boxes, in CSS px. */
const edgePx = 16;
const gapPx = 4;

/** The wanted place, else the nearest free one below it, on its side or the left; the wanted one if there is none. */
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
