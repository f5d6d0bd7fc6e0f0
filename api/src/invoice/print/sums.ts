import { splitTax, type TaxSplit } from '@vidya/contracts/rules/ledger/tax';
import { shortDate } from '@vidya/contracts/texts/format';
import type { Seller } from '../../config/seller.ts';
import { amount, body, colors, page, rule, rupeeAmount, small } from '../../print/layout.ts';
import type { Pen } from '../../print/pen.ts';
import { amountText } from '../amount-text.ts';
import type { PrintedInvoice } from '../invoice.store.ts';

const columns = { title: page.left + 12, sac: 372, quantity: 436, value: page.right - 12 };

interface Item {
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
  let last = pen.writeLines(item.title, { x: columns.title, y: first, width }, title) + 2;
  for (const line of item.lines) last = pen.writeLines(line, { x: columns.title, y: last + 14, width }, small);
  pen.write(item.sac, { x: columns.sac, y: first }, { ...body, align: 'end' });
  pen.write('1', { x: columns.quantity, y: first }, { ...body, align: 'end' });
  pen.write(amount(tax.taxablePaise), { x: columns.value, y: first }, { ...body, align: 'end' });
  rule(pen, last + 16);
  return last + 16;
}

const labels = 320;
const values = page.right - 12;

function sum(pen: Pen, [label, paise]: [string, number], y: number, isTotal = false): void {
  const style = isTotal ? ({ size: 12.5, weight: 'bold' } as const) : body;
  pen.write(label, { x: labels, y }, style);
  pen.write(rupeeAmount(paise), { x: values, y }, { ...style, align: 'end' });
}

/** The refunded amount and the tax in it. */
export function creditNote(pen: Pen, invoice: PrintedInvoice, above: number): void {
  const { amountPaise, refundedPaise, refundedAt, gstRate, creditNotes } = invoice;
  const y = above + 26;
  const back = splitTax(refundedPaise, gstRate);
  rule(pen, y - 16, labels);
  const date = refundedAt ? `, ${shortDate(refundedAt)}` : '';
  sum(pen, [`Credit note${date}`, -refundedPaise], y);
  const note = `${creditNotes.join(', ')}; of it CGST ${rupeeAmount(back.cgstPaise)} and SGST ${rupeeAmount(back.sgstPaise)}`;
  const last = pen.writeLines(note, { x: labels, y: y + 14, width: values - labels }, small);
  sum(pen, ['Net amount', amountPaise - refundedPaise], last + 22, true);
}

interface Total {
  amountPaise: number;
  gstRate: number;
  totalLabel: string;
}

/** From the taxable value to the amount paid or credited. Returns the baseline of the last line. */
export function totals(pen: Pen, { amountPaise, gstRate, totalLabel }: Total, tax: TaxSplit, above: number): number {
  const half = `${gstRate / 2}%`;
  const y = above + 22;
  sum(pen, ['Taxable value', tax.taxablePaise], y);
  sum(pen, [`CGST ${half}`, tax.cgstPaise], y + 18);
  sum(pen, [`SGST ${half}`, tax.sgstPaise], y + 36);
  rule(pen, y + 47, labels);
  sum(pen, [totalLabel, amountPaise], y + 67, true);
  pen.write('Amount in words', { x: page.left + 12, y }, small);
  pen.writeLines(amountText(amountPaise), { x: page.left + 12, y: y + 15, width: 240 }, body);
  return y + 67;
}

/** The small print at the bottom of the page. */
export function foot(pen: Pen, seller: Seller): void {
  const { width, left, right } = page;
  const y = page.bottom - 22;
  rule(pen, y - 16);
  pen.write('Tax is not payable under reverse charge.', { x: left, y }, small);
  pen.write('Made by computer: valid without a signature.', { x: right, y }, { ...small, align: 'end' });
  const last = pen.writeLines(`${seller.name} · GSTIN ${seller.gstin}`, { x: left, y: y + 14, width }, small);
  pen.writeLines(pen.note(), { x: left, y: last + 14, width }, small);
}
