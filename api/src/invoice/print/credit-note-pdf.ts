import { buffer } from 'node:stream/consumers';
import { shortDate } from '@vidya/contracts/texts/format';
import type { Seller } from '../../config/seller.ts';
import { createPage, createPen } from '../../print/pen.ts';
import type { CreditNoteRow } from '../port/credit-note.store.ts';
import { splitTax } from '../tax.ts';
import { head } from './head.ts';
import { items } from './items.ts';
import { parties } from './parties.ts';
import { foot, totals } from './totals.ts';

/** A credit note with its seller: everything that is printed. */
interface PrintedCreditNote extends CreditNoteRow {
  seller: Seller;
}

/** One A4 page, like the invoice that it refers to. */
export function creditNotePdf(note: PrintedCreditNote): Promise<Buffer> {
  const { number, seller, amountPaise, gstRate } = note;
  const doc = createPage(`Credit note ${number}`, seller.name);
  const pen = createPen(doc);
  const tax = splitTax(amountPaise, gstRate);
  head(pen, { title: 'Credit Note', number, standing: 'Refunded' });
  let y = parties(pen, note, [
    ['Credit note date', shortDate(note.issuedAt)],
    ['Place of supply', `${seller.state} (${seller.gstin.slice(0, 2)})`],
    ['Against invoice', note.invoiceNumber],
    ['Invoice date', shortDate(note.invoiceIssuedAt)],
  ]);
  const lines = [`Refund of the online course, invoice ${note.invoiceNumber}`];
  y = items(pen, { title: note.courseTitle, lines, sac: seller.sac }, tax, y);
  totals(pen, { amountPaise, gstRate, totalLabel: 'Credited, tax included' }, tax, y);
  foot(pen, seller);
  doc.end();
  return buffer(doc);
}
