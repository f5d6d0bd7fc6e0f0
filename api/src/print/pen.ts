import { buffer } from 'node:stream/consumers';
import Document from 'pdfkit';
import { directionFeatures, type Face, openFont, type Weight } from './fonts.ts';
import { isLatin } from './letters.ts';
import { measureOnce } from './measure-once.ts';
import { type Run, runsOf } from './text-runs.ts';
import { type TextStyle, writeLines } from './write-lines.ts';

export interface Place {
  x: number;
  /** The baseline, in points from the top of the page. */
  y: number;
}

export const ink = '#13252b';

const replacedNote = 'Letters that this paper’s fonts lack are written in Latin letters or left out.';

const optionsOf = ({ direction }: Run): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  features: directionFeatures[direction] as PDFKit.Mixins.OpenTypeFeatures[],
});

export const shares = { start: 0, center: 0.5, end: 1 };

/** Draws text in any of the site's scripts, and lines and shapes through `doc`. */
function createPen(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>();
  const prepared = new Map<string, ReturnType<typeof runsOf>>();
  let hasReplaced = false;
  const take = (face: Face, weight: Weight, size: number): void => {
    const name = `${face}-${weight}`;
    // The library takes opened fonts too, which its types do not say.
    if (!registered.has(name)) doc.registerFont(name, openFont(face, weight).font as unknown as Buffer);
    registered.add(name);
    doc.font(name, size);
  };
  const prepare = (text: string): Run[] => {
    const result = prepared.get(text) ?? runsOf(text);
    prepared.set(text, result);
    hasReplaced ||= result.isReplaced;
    return result.runs;
  };
  const widthOf = measureOnce((text, { size, weight = 'regular' }) => {
    let width = 0;
    for (const run of prepare(text)) {
      take(run.face, weight, size);
      width += doc.widthOfString(run.text, optionsOf(run));
    }
    return width;
  });
  const write = (text: string, { x, y }: Place, style: TextStyle): void => {
    const { size, weight = 'regular', color = ink, align = 'start' } = style;
    const runs = prepare(text);
    let at = x - shares[align] * widthOf(text, style);
    doc.fillColor(color);
    // Glyphs of other scripts stand in another order than their letters, or for several: readers copy this instead.
    const isCopied = runs.some((run) => !isLatin(run.face));
    if (isCopied) doc.markContent('Span', { actual: text });
    for (const run of runs) {
      take(run.face, weight, size);
      doc.text(run.text, at, y, optionsOf(run));
      at += doc.widthOfString(run.text, optionsOf(run));
    }
    if (isCopied) doc.endMarkedContent();
  };
  return {
    doc,
    widthOf,
    write,
    /** A sentence for the foot of the page, empty where every text is drawn in its own letters. */
    note: (): string => (hasReplaced ? replacedNote : ''),
    writeLines: (text: string, at: Place & { width: number }, style: TextStyle): number =>
      writeLines({ widthOf, write }, text, at, style),
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
