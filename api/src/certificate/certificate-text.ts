import { lengthText } from '@vidya/contracts/texts/format';
import { linesOf } from '../print/text-runs.ts';
import type { TextStyle } from '../print/write-lines.ts';
import { type LinePen, lineHeight, writeLines } from '../print/write-lines.ts';

/** What a certificate says, and the address of the page that verifies it. */
export interface PrintedCertificate {
  code: string;
  learnerName: string;
  courseTitle: string;
  /** Empty where no teacher stands behind the course. */
  instructorName: string;
  /** The others who taught it. */
  coInstructors?: readonly { name: string }[];
  createdAt: Date;
  videoSeconds: number;
  /** In percent; null where it shows none. */
  mark?: number | null;
  /** False where a part of the lectures was enough. */
  isWhole?: boolean;
  address: string;
}

/** All who taught the course, its owner first. */
export const instructorsOf = ({
  instructorName,
  coInstructors = [],
}: Pick<PrintedCertificate, 'instructorName' | 'coInstructors'>): string[] =>
  [instructorName, ...coInstructors.map(({ name }) => name)].filter(Boolean);

export const completedText = ({ isWhole = true }: Pick<PrintedCertificate, 'isWhole'>): string =>
  `has completed ${isWhole ? 'every lecture of the course' : 'the course'}`;

/** 'Mark: 82 %'; empty without one. */
export const markText = ({ mark = null }: Pick<PrintedCertificate, 'mark'>): string =>
  mark === null ? '' : `Mark: ${mark} %`;

/** '6 h 30 min of video'; empty when the length is not known. */
export const videoText = (seconds: number): string => (seconds > 0 ? `${lengthText(seconds)} of video` : '');

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

function fit(pen: LinePen, { text, sizes, maxLines, width, style }: Text): { size: number; height: number } {
  const linesAt = (size: number) => linesOf(text, (part) => pen.widthOf(part, { ...style, size }) <= width).length;
  const size = sizes.find((each) => linesAt(each) <= maxLines) ?? sizes.at(-1)!;
  return { size, height: size * lineHeight * linesAt(size) };
}

/** The narrowest width with the same number of lines: no single word is left for the last one. */
function balanced(pen: LinePen, { text, width, style }: Text, size: number): number {
  const linesAt = (room: number) => linesOf(text, (part) => pen.widthOf(part, { ...style, size }) <= room).length;
  const lines = linesAt(width);
  const narrower = [0.5, 0.6, 0.7, 0.8, 0.9].map((share) => width * share);
  return narrower.find((room) => linesAt(room) === lines) ?? width;
}

interface Area {
  x: number;
  top: number;
  bottom: number;
}

/** All sizes at once become smaller where long texts need more lines than there is room for. */
const scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

function fitted(pen: LinePen, body: Text[], scale: number) {
  const parts = body.map((each) => {
    const scaled = { ...each, gap: each.gap * scale, sizes: each.sizes.map((size) => size * scale) };
    return { ...scaled, ...fit(pen, scaled) };
  });
  return { parts, height: parts.reduce((sum, each) => sum + each.gap + each.height, 0) };
}

/** Writes the texts below each other, centred on `x`, and centres the whole block between `top` and `bottom`. */
export function writeBlock(pen: LinePen, body: Text[], { x, top, bottom }: Area): void {
  const room = bottom - top;
  const scale = scales.find((each) => fitted(pen, body, each).height <= room) ?? scales.at(-1)!;
  const { parts, height } = fitted(pen, body, scale);
  let y = top + Math.max(0, (room - height) / 2);
  for (const each of parts) {
    y += each.gap;
    // The baseline lies within the line, not at its lower edge.
    writeLines(
      pen,
      each.text,
      { x, y: y + each.size * 1.05, width: balanced(pen, each, each.size) },
      { ...each.style, size: each.size, align: 'center' },
    );
    y += each.height;
  }
}
