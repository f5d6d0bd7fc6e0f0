import type { Seller } from '../../config/seller.ts';
import { body, page, rule, small } from '../../print/layout.ts';
import type { Pen } from '../../print/pen.ts';

const top = 138;
const column = { width: 230, second: page.left + 269 };

interface Block {
  label: string;
  name: string;
  lines: string[];
}

/** Draws one party. Returns the baseline of the last line. */
function block(pen: Pen, { label, name, lines }: Block, x: number): number {
  const { width } = column;
  pen.write(label, { x, y: top }, small);
  let y = pen.writeLines(name, { x, y: top + 17, width }, { size: 11.5, weight: 'bold' });
  for (const line of lines) y = pen.writeLines(line, { x, y: y + 15, width }, body);
  return y;
}

export type Fact = [label: string, value: string];

/** Draws labels above values, side by side across the page. */
function facts(pen: Pen, pairs: Fact[], y: number): void {
  const width = page.width / pairs.length;
  for (const [index, [label, value]] of pairs.entries()) {
    const x = page.left + index * width;
    pen.write(label, { x, y }, small);
    pen.writeLines(value, { x, y: y + 15, width: width - 12 }, { ...body, weight: 'bold' });
  }
}

export interface Parties {
  seller: Seller;
  buyerName: string;
  buyerEmail: string;
  buyerLeftAt: Date | null;
}

/** Draws seller, buyer and details of the sale or refund. Returns the baseline of the last line. */
export function parties(pen: Pen, { seller, buyerName, buyerEmail, buyerLeftAt }: Parties, pairs: Fact[]): number {
  const sold = { label: 'Sold by', name: seller.name, lines: [seller.address, `GSTIN ${seller.gstin}`] };
  const bought = { label: 'Billed to', name: buyerName, lines: buyerLeftAt ? [] : [buyerEmail] };
  const y = Math.max(block(pen, sold, page.left), block(pen, bought, column.second)) + 22;
  rule(pen, y);
  facts(pen, pairs, y + 20);
  return y + 35;
}
