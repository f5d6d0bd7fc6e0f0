import { buffer } from 'node:stream/consumers';
import { splitTax } from '../tax.ts';
import { head } from './head.ts';
import { items } from './items.ts';
import { parties } from './parties.ts';
import { createPage, createPen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';
import { foot, totals } from './totals.ts';

/** One A4 page. No network; the fonts come from the installed packages. */
export function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const doc = createPage(`Invoice ${invoice.number}`, invoice.seller.name);
  const pen = createPen(doc);
  const tax = splitTax(invoice.amountPaise, invoice.gstRate);
  head(pen, invoice);
  let y = parties(pen, invoice);
  y = items(pen, invoice, tax, y);
  totals(pen, invoice, tax, y);
  foot(pen, invoice);
  doc.end();
  return buffer(doc);
}
