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

interface Area {
  x: number;
  top: number;
  bottom: number;
}

/** All sizes at once become smaller where long texts need more lines than there is room for. */
const scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

function fitted(pen: Pen, body: Text[], scale: number) {
  const parts = body.map((each) => {
    const scaled = { ...each, gap: each.gap * scale, sizes: each.sizes.map((size) => size * scale) };
    return { ...scaled, ...fit(pen, scaled) };
  });
  return { parts, height: parts.reduce((sum, each) => sum + each.gap + each.height, 0) };
}

/** Writes the texts below each other, centred on `x`, and centres the whole block between `top` and `bottom`. */
export function writeBlock(pen: Pen, body: Text[], { x, top, bottom }: Area): void {
  const room = bottom - top;
  const scale = scales.find((each) => fitted(pen, body, each).height <= room) ?? scales.at(-1)!;
  const { parts, height } = fitted(pen, body, scale);
  let y = top + Math.max(0, (room - height) / 2);
  for (const each of parts) {
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
