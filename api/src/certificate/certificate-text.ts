import type { Pen, TextStyle } from '../print/pen.ts';
import { linesOf } from '../print/text-runs.ts';

const lineHeight = 1.42;

/** A text block wrapped at `width`, in the first of `sizes` that needs at most `maxLines` lines, else in the last. */
export interface Text {
  text: string;
  sizes: number[];
  maxLines: number;
  width: number;
  style: Omit<TextStyle, 'size' | 'align'>;
  /** Space above this text, in points. */
  gap: number;
}

function fit(pen: Pen, { text, sizes, maxLines, width, style }: Text): { size: number; height: number } {
  const linesAt = (size: number) => linesOf(text, (part) => pen.widthOf(part, { ...style, size }) <= width).length;
  const size = sizes.find((each) => linesAt(each) <= maxLines) ?? sizes.at(-1)!;
  return { size, height: size * lineHeight * linesAt(size) };
}

/** Writes the texts below each other, centred on `x`, and centres the whole block between `top` and `bottom`. */
export function writeBlock(pen: Pen, body: Text[], { x, top, bottom }: { x: number; top: number; bottom: number }) {
  const fitted = body.map((each) => ({ ...each, ...fit(pen, each) }));
  const height = fitted.reduce((sum, each) => sum + each.gap + each.height, 0);
  let y = top + Math.max(0, (bottom - top - height) / 2);
  for (const each of fitted) {
    y += each.gap;
    // The baseline lies within the line, not at its lower edge.
    pen.writeLines(
      each.text,
      { x, y: y + each.size * 1.05, width: each.width },
      { ...each.style, size: each.size, align: 'center' },
    );
    y += each.height;
  }
}
