import type { Pen, TextStyle } from '../print/pen.ts';
import { linesOf } from '../print/text-runs.ts';

const lineHeight = 1.42;

/** A text that is broken at `width`, and made smaller from the first size to the last until it takes few enough lines. */
export interface Text {
  text: string;
  sizes: readonly [number, ...number[]];
  maxLines: number;
  width: number;
  style: Omit<TextStyle, 'size' | 'align'>;
  /** Points to the words above. */
  gap: number;
}

interface Fitted {
  size: number;
  lines: number;
}

function fit(pen: Pen, { text, sizes, maxLines, width, style }: Text): Fitted {
  let fitted: Fitted = { size: sizes[0], lines: 0 };
  for (const size of sizes) {
    const { length: lines } = linesOf(text, (part) => pen.widthOf(part, { ...style, size }) <= width);
    fitted = { size, lines };
    if (lines <= maxLines) break;
  }
  return fitted;
}

const heightOf = ({ size, lines }: Fitted): number => size * lineHeight * lines;

/** Writes texts below each other around `x`, as a block in the middle between `top` and `bottom`. */
export function writeBlock(pen: Pen, body: Text[], { x, top, bottom }: { x: number; top: number; bottom: number }) {
  const fitted = body.map((each) => ({ ...each, ...fit(pen, each) }));
  const height = fitted.reduce((sum, each) => sum + each.gap + heightOf(each), 0);
  let y = top + Math.max(0, (bottom - top - height) / 2);
  for (const each of fitted) {
    y += each.gap;
    // The baseline lies within the line, not at its lower edge.
    pen.writeLines(
      each.text,
      { x, y: y + each.size * 1.05, width: each.width },
      { ...each.style, size: each.size, align: 'center' },
    );
    y += heightOf(each);
  }
}
