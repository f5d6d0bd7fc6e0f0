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
  /** Controls: covered only if nothing else is free. */
  taken: readonly Box[];
  /** Covered rather than controls. */
  texts?: readonly Box[];
  /** Headings and figures: covered last. */
  headings?: readonly Box[];
}

const stepPx = 8;
/** The distance from the window's edge, and from taken boxes, in CSS px. */
const edgePx = 16;
const gapPx = 4;
/** How much one covered px counts. */
const weights = { text: 1, control: 5, heading: 250 };

/** The wanted place, else the nearest free one below it, on its side or the left; the one that covers least if there is none. */
export function freePosition({ wanted, size, area, taken, texts = [], headings = [] }: Search): Point {
  const coveredPx = ({ left, top }: Point, boxes: readonly Box[]): number => {
    const toast = { left, top, right: left + size.width, bottom: top + size.height };
    return boxes.reduce((sum, box) => sum + sharedPx(toast, box), 0);
  };
  const costOf = (point: Point): number =>
    weights.text * coveredPx(point, texts) +
    weights.control * coveredPx(point, taken) +
    weights.heading * coveredPx(point, headings);
  let best = { point: wanted, cost: costOf(wanted) };
  const lowest = area.bottom - edgePx - size.height;
  for (const left of [wanted.left, area.left + edgePx]) {
    for (let top = wanted.top; top <= lowest && best.cost > 0; top += stepPx) {
      const point = { left, top };
      const cost = costOf(point);
      if (cost < best.cost) best = { point, cost };
    }
  }
  return best.point;
}

/** The area that two boxes share, with the gap around the first. */
function sharedPx(one: Box, other: Box): number {
  const width = Math.min(one.right + gapPx, other.right) - Math.max(one.left - gapPx, other.left);
  const height = Math.min(one.bottom + gapPx, other.bottom) - Math.max(one.top - gapPx, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
