import { amount, body, colors, page, rule, small } from '../../print/layout.ts';
import type { Pen } from '../../print/pen.ts';
import type { TaxSplit } from '../tax.ts';

const columns = { title: page.left + 12, sac: 372, quantity: 436, value: page.right - 12 };

export interface Item {
  title: string;
  /** Below the title, in small type. */
  lines: string[];
  sac: string;
}

/** Draws the table's only row. Returns the y where the next part may begin. */
export function items(pen: Pen, item: Item, tax: TaxSplit, above: number): number {
  const top = above + 28;
  const head = { ...small, weight: 'bold' } as const;
  pen.doc.roundedRect(page.left, top, page.width, 24, 5).fill(colors.sunken);
  pen.write('Description', { x: columns.title, y: top + 15 }, head);
  pen.write('SAC', { x: columns.sac, y: top + 15 }, { ...head, align: 'end' });
  pen.write('Qty', { x: columns.quantity, y: top + 15 }, { ...head, align: 'end' });
  pen.write('Taxable value (₹)', { x: columns.value, y: top + 15 }, { ...head, align: 'end' });

  const first = top + 46;
  const width = 260;
  const title = { size: 11, weight: 'bold' } as const;
  const named = pen.writeLines(item.title, { x: columns.title, y: first, width }, title);
  for (const [index, line] of item.lines.entries()) {
    pen.write(line, { x: columns.title, y: named + 16 + index * 14 }, small);
  }
  const last = named + (item.lines.length - 1) * 14;
  pen.write(item.sac, { x: columns.sac, y: first }, { ...body, align: 'end' });
  pen.write('1', { x: columns.quantity, y: first }, { ...body, align: 'end' });
  pen.write(amount(tax.taxablePaise), { x: columns.value, y: first }, { ...body, align: 'end' });
  rule(pen, last + 32);
  return last + 32;
}
