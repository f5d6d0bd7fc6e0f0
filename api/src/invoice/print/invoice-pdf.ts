import { buffer } from 'node:stream/consumers';
import { paymentMethodLabel } from '@vidya/contracts/calls/payment';
import { shortDate } from '@vidya/contracts/texts/format';
import { rupeeAmount } from '../../print/layout.ts';
import { createPage, createPen } from '../../print/pen.ts';
import { splitTax } from '../tax.ts';
import { head } from './head.ts';
import { items } from './items.ts';
import { parties } from './parties.ts';
import type { PrintedInvoice } from './printed-invoice.ts';
import { creditNote, foot, totals } from './totals.ts';

/** The lines below the course title: the end of access and the coupon's discount. */
function linesOf({ accessUntil, coupon }: PrintedInvoice): string[] {
  const access = accessUntil ? `, access until ${shortDate(accessUntil)}` : '';
  const saved = coupon ? [`Price after coupon ${coupon.code}, ${rupeeAmount(coupon.savedPaise)} off`] : [];
  return [`Online course${access}`, ...saved];
}

/** One A4 page, made offline; the fonts come from the installed packages. */
export function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, seller, amountPaise, refundedPaise, gstRate } = invoice;
  const doc = createPage(`Invoice ${number}`, seller.name);
  const pen = createPen(doc);
  const tax = splitTax(amountPaise, gstRate);
  head(pen, { title: 'Tax Invoice', number, standing: refundedPaise === amountPaise ? 'Refunded' : 'Paid' });
  let y = parties(pen, invoice, [
    ['Invoice date', shortDate(invoice.issuedAt)],
    ['Place of supply', `${seller.state} (${seller.gstin.slice(0, 2)})`],
    ['Paid by', paymentMethodLabel(invoice.method, 'captured')],
    ['Payment', invoice.gatewayPaymentId ?? 'Recorded'],
  ]);
  y = items(pen, { title: invoice.courseTitle, lines: linesOf(invoice), sac: seller.sac }, tax, y);
  y = totals(pen, { amountPaise, gstRate, totalLabel: 'Total, tax included' }, tax, y);
  if (refundedPaise > 0) creditNote(pen, invoice, y);
  foot(pen, seller);
  doc.end();
  return buffer(doc);
}
