import { buffer } from 'node:stream/consumers';
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

export const ink = '#13252b';

const shares = { start: 0, center: 0.5, end: 1 };
const lineHeight = 1.42;

/** Draws text in any of the site's scripts, and lines and shapes through `doc`. */
function createPen(doc: PDFKit.PDFDocument) {
  const isKnown = new Set<string>();
  const take = (face: Face, weight: Weight, size: number): void => {
    const name = `${face}-${weight}`;
    if (!isKnown.has(name)) doc.registerFont(name, fontFile(face, weight));
    isKnown.add(name);
    doc.font(name, size);
  };
  const widthOf = (text: string, { size, weight = 'regular' }: TextStyle): number => {
    let width = 0;
    for (const run of runsOf(text)) {
      take(run.face, weight, size);
      width += doc.widthOfString(run.text);
    }
    return width;
  };
  const write = (text: string, { x, y }: Place, style: TextStyle): void => {
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
    /** Breaks the text at `width`; returns the baseline of the last line. */
    writeLines(text: string, { x, y, width }: Place & { width: number }, style: TextStyle): number {
      const lines = linesOf(text, (part) => widthOf(part, style) <= width);
      const step = style.size * lineHeight;
      for (const [index, line] of lines.entries()) write(line, { x, y: y + index * step }, style);
      return y + Math.max(0, lines.length - 1) * step;
    },
  };
}

export type Pen = ReturnType<typeof createPen>;

interface PageOptions {
  /** The browser's tab shows it. */
  title: string;
  author: string;
  layout?: 'portrait' | 'landscape';
}

/** Draws one A4 page. Needs no network: the fonts come from the installed packages. */
export function printPage({ title, author, layout = 'portrait' }: PageOptions, draw: (pen: Pen) => void) {
  const doc = new Document({
    size: 'A4',
    layout,
    margin: 0,
    // The default would read Helvetica from disk.
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  draw(createPen(doc));
  doc.end();
  return buffer(doc);
}
