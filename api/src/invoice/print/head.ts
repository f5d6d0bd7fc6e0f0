import type { Seller } from '../../config/seller.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';
import { body, colors, page, rule, small } from '../../print/layout.ts';
import { mark } from '../../print/mark.ts';
import type { Pen } from '../../print/pen.ts';

export interface Head {
  /** The kind of document. */
  title: 'Tax Invoice' | 'Credit Note';
  number: string;
  /** The document's status. */
  standing: 'Paid' | 'Refunded';
}

function standingMark(pen: Pen, word: Head['standing']): void {
  const { ink, ground } = word === 'Refunded' ? colors.refunded : colors.paid;
  const style = { size: 9.5, weight: 'bold', color: ink, align: 'center' } as const;
  const width = pen.widthOf(word, style) + 20;
  const y = 92;
  pen.doc.roundedRect(page.right - width, y, width, 18, 9).fill(ground);
  pen.write(word, { x: page.right - width / 2, y: y + 12.4 }, style);
}

/** The site's name on the left; kind, number and status on the right. */
export function head(pen: Pen, { title, number, standing }: Head): void {
  mark(pen, { x: page.left, y: 42, scale: 0.7 });
  pen.write('Vidya', { x: page.left + 42, y: 70 }, { size: 23, weight: 'bold', color: colors.strong });
  const right = { x: page.right, align: 'end' } as const;
  pen.write(title, { ...right, y: 64 }, { size: 21, weight: 'bold', align: 'end' });
  pen.write(number, { ...right, y: 82 }, { size: 11, color: colors.muted, align: 'end' });
  standingMark(pen, standing);
}

const top = 138;
const column = { width: 230, second: page.left + 269 };

/** Draws one party. Returns the baseline of the last line. */
function block(pen: Pen, { label, name, lines }: { label: string; name: string; lines: string[] }, x: number): number {
  const { width } = column;
  pen.write(label, { x, y: top }, small);
  let y = pen.writeLines(name, { x, y: top + 17, width }, { size: 11.5, weight: 'bold' });
  for (const line of lines) y = pen.writeLines(line, { x, y: y + 15, width }, body);
  return y;
}

export type Detail = [label: string, value: string];

/** Draws labels above values, side by side across the page. Returns the baseline of the last line. */
function details(pen: Pen, pairs: Detail[], y: number): number {
  const width = page.width / pairs.length;
  const ends = pairs.map(([label, value], index) => {
    const x = page.left + index * width;
    pen.write(label, { x, y }, small);
    return pen.writeLines(value, { x, y: y + 15, width: width - 12 }, { ...body, weight: 'bold' });
  });
  return Math.max(...ends);
}

interface Parties {
  seller: Seller;
  buyerName: string;
  buyerEmail: string;
  buyerLeftAt: Date | null;
}

/** Draws seller, buyer and details of the sale or refund. Returns the baseline of the last line. */
export function parties(pen: Pen, { seller, buyerName, buyerEmail, buyerLeftAt }: Parties, pairs: Detail[]): number {
  const sold = { label: 'Sold by', name: seller.name, lines: [seller.address, `GSTIN ${seller.gstin}`] };
  const bought = { label: 'Billed to', name: buyerName, lines: buyerLeftAt ? [] : [shownEmail(buyerEmail)] };
  const y = Math.max(block(pen, sold, page.left), block(pen, bought, column.second)) + 22;
  rule(pen, y);
  return details(pen, pairs, y + 20);
}
