import { colors, page } from './layout.ts';
import type { Pen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

/** The site's mark, on a grid of 48: two pages and a flame. */
const pages =
  'M5.2 13.2c7.6.3 13.4 3 17.3 7.7V43.2c-4-4.5-9.7-7-17.3-7.3a1.6 1.6 0 0 1-1.6-1.6V14.8a1.6 1.6 0 0 1 1.6-1.6Z' +
  'M42.8 13.2c-7.6.3-13.4 3-17.3 7.7V43.2c4-4.5 9.7-7 17.3-7.3a1.6 1.6 0 0 0 1.6-1.6V14.8a1.6 1.6 0 0 0-1.6-1.6Z';
const flame = 'M24 2.2c3.6 4.3 5.2 7.5 5.2 10.3a5.2 5.2 0 0 1-10.4 0c0-2.8 1.6-6 5.2-10.3Z';

function mark(pen: Pen): void {
  pen.doc.save().translate(page.left, 42).scale(0.7);
  pen.doc.path(pages).fill(colors.strong);
  pen.doc.path(flame).fill(colors.flame);
  pen.doc.restore();
}

function standing(pen: Pen, { amountPaise, refundedPaise }: PrintedInvoice): void {
  const isRefunded = refundedPaise === amountPaise;
  const { ink, ground } = isRefunded ? colors.refunded : colors.paid;
  const style = { size: 9.5, weight: 'bold', color: ink, align: 'center' } as const;
  const word = isRefunded ? 'Refunded' : 'Paid';
  const width = pen.widthOf(word, style) + 20;
  const y = 92;
  pen.doc.roundedRect(page.right - width, y, width, 18, 9).fill(ground);
  pen.write(word, { x: page.right - width / 2, y: y + 12.4 }, style);
}

/** The name on the left, what this is and where it stands on the right. */
export function head(pen: Pen, invoice: PrintedInvoice): void {
  mark(pen);
  pen.write('Vidya', { x: page.left + 42, y: 70 }, { size: 23, weight: 'bold', color: colors.strong });
  const right = { x: page.right, align: 'end' } as const;
  pen.write('Tax Invoice', { ...right, y: 64 }, { size: 21, weight: 'bold', align: 'end' });
  pen.write(invoice.number, { ...right, y: 82 }, { size: 11, color: colors.muted, align: 'end' });
  standing(pen, invoice);
}
