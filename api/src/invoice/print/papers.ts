import { splitTax } from '@vidya/contracts/rules/ledger/tax';
import { shortDate } from '@vidya/contracts/texts/format';
import { paymentMethodLabel } from '@vidya/contracts/texts/labels';
import { rupeeAmount } from '../../print/layout.ts';
import { type Pen, printPage } from '../../print/pen.ts';
import type { PrintedCreditNote, PrintedInvoice } from '../invoice.store.ts';
import { type Detail, type Head, head, parties } from './head.ts';
import { creditNote, foot, items, totals } from './sums.ts';

interface Paper extends Pick<Head, 'title' | 'standing'> {
  /** For the browser's tab. */
  name: string;
  details: Detail[];
  /** Below the course's title. */
  lines: string[];
  totalLabel: string;
  /** Draws what follows the total. */
  below?: (pen: Pen, y: number) => void;
}

/** One A4 page, made offline; the fonts come from the installed packages. */
function printPaper(printed: PrintedInvoice | PrintedCreditNote, { name, details, lines, below, ...paper }: Paper) {
  const { number, seller, courseTitle, amountPaise, gstRate } = printed;
  return printPage({ title: `${name} ${number}`, author: seller.name }, (pen) => {
    const tax = splitTax(amountPaise, gstRate);
    head(pen, { ...paper, number });
    let y = parties(pen, printed, details);
    y = items(pen, { title: courseTitle, lines, sac: seller.sac }, tax, y);
    y = totals(pen, { amountPaise, gstRate, totalLabel: paper.totalLabel }, tax, y);
    below?.(pen, y);
    foot(pen, seller);
  });
}

const placeOfSupply = ({ seller }: PrintedInvoice | PrintedCreditNote): Detail => [
  'Place of supply',
  `${seller.state} (${seller.gstin.slice(0, 2)})`,
];

export function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { accessUntil, coupon, amountPaise, refundedPaise } = invoice;
  const access = accessUntil ? `, access until ${shortDate(accessUntil)}` : '';
  const saved = coupon ? [`Price after coupon ${coupon.code}, ${rupeeAmount(coupon.savedPaise)} off`] : [];
  return printPaper(invoice, {
    name: 'Invoice',
    title: 'Tax Invoice',
    standing: refundedPaise === amountPaise ? 'Refunded' : 'Paid',
    details: [
      ['Invoice date', shortDate(invoice.issuedAt)],
      placeOfSupply(invoice),
      ['Paid by', paymentMethodLabel(invoice.method, 'captured')],
      ['Payment', invoice.gatewayPaymentId ?? 'Recorded'],
    ],
    lines: [`Online course${access}`, ...saved],
    totalLabel: 'Total, tax included',
    below: (pen, y) => refundedPaise > 0 && creditNote(pen, invoice, y),
  });
}

export const creditNotePdf = (note: PrintedCreditNote): Promise<Buffer> =>
  printPaper(note, {
    name: 'Credit note',
    title: 'Credit Note',
    standing: 'Refunded',
    details: [
      ['Credit note date', shortDate(note.issuedAt)],
      placeOfSupply(note),
      ['Against invoice', note.invoiceNumber],
      ['Invoice date', shortDate(note.invoiceIssuedAt)],
    ],
    lines: [`Refund of the online course, invoice ${note.invoiceNumber}`],
    totalLabel: 'Credited, tax included',
  });
