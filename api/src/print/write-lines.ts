import type { Weight } from './fonts.ts';
import { linesOf } from './text-runs.ts';

export interface TextStyle {
  /** In points. */
  size: number;
  weight?: Weight;
  color?: string;
  /** Which end of the text lies at `x`. */
  align?: 'start' | 'end' | 'center';
}

/** What draws single lines: on a page of a PDF, or as the outlines of a picture. */
export interface LinePen {
  widthOf: (text: string, style: TextStyle) => number;
  write: (text: string, at: { x: number; y: number }, style: TextStyle) => void;
}

/** The distance of two baselines, as a multiple of the size. */
export const lineHeight = 1.42;

/** Breaks the text at `width`; returns the baseline of the last line. */
export function writeLines(
  { widthOf, write }: LinePen,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  const lines = linesOf(text, (part) => widthOf(part, style) <= width);
  const step = style.size * lineHeight;
  for (const [index, line] of lines.entries()) write(line, { x, y: y + index * step }, style);
  return y + Math.max(0, lines.length - 1) * step;
}
