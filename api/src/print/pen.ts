import Document from 'pdfkit';
import { type Face, fontFile, type Weight } from './fonts.ts';
import { linesOf, runsOf } from './text-runs.ts';

export interface TextStyle {
  /** In points. */
  size: number;
  weight?: Weight;
  color?: string;
  /** Which end of the text lies at `x`. */
  align?: 'start' | 'end' | 'center';
}

export interface Place {
  x: number;
  /** The baseline, in points from the top of the page. */
  y: number;
}

/** Draws text in any of the site's scripts, and lines and shapes through `doc`. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  widthOf(text: string, style: TextStyle): number;
  write(text: string, place: Place, style: TextStyle): void;
  /** Breaks the text at `width`; returns the baseline of the last line. */
  writeLines(text: string, place: Place & { width: number }, style: TextStyle): number;
}

export const ink = '#13252b';

const shares = { start: 0, center: 0.5, end: 1 };
const lineHeight = 1.42;

export function createPen(doc: PDFKit.PDFDocument): Pen {
  const isKnown = new Set<string>();
  const take = (face: Face, weight: Weight, size: number): void => {
    const name = `${face}-${weight}`;
    if (!isKnown.has(name)) doc.registerFont(name, fontFile(face, weight));
    isKnown.add(name);
    doc.font(name, size);
  };
  const widthOf: Pen['widthOf'] = (text, { size, weight = 'regular' }) => {
    let width = 0;
    for (const run of runsOf(text)) {
      take(run.face, weight, size);
      width += doc.widthOfString(run.text);
    }
    return width;
  };
  const write: Pen['write'] = (text, { x, y }, style) => {
    const { size, weight = 'regular', color = ink, align = 'start' } = style;
    let at = x - shares[align] * widthOf(text, style);
    doc.fillColor(color);
    for (const run of runsOf(text)) {
      take(run.face, weight, size);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  };
  return {
    doc,
    widthOf,
    write,
    writeLines(text, { x, y, width }, style) {
      const lines = linesOf(text, (part) => widthOf(part, style) <= width);
      const step = style.size * lineHeight;
      for (const [index, line] of lines.entries()) write(line, { x, y: y + index * step }, style);
      return y + Math.max(0, lines.length - 1) * step;
    },
  };
}

/** An A4 page; the browser's tab shows `title`. */
export const createPage = (
  title: string,
  author: string,
  layout: 'portrait' | 'landscape' = 'portrait',
): PDFKit.PDFDocument =>
  new Document({
    size: 'A4',
    layout,
    margin: 0,
    // The default would read Helvetica from disk.
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
