import type { EarningsLine, EarningsMonth } from '@vidya/contracts/calls/ledger/earnings';
import { paiseToRupees, shortDate } from '@vidya/contracts/texts/format';
import type { CsvValue } from '../../http/csv.ts';

/** What the columns and rows of a statement are called, on paper and in files. */
export const causeNames: Record<EarningsLine['cause'], string> = {
  capture: 'Sale',
  refund: 'Refund',
  fee: 'Fee',
  settlement: 'Settlement',
  payout: 'Payout',
  payoutProcessed: 'Payout',
  payoutReturned: 'Payout returned',
  correction: 'Correction',
};

type Sum = Exclude<keyof EarningsMonth, 'month' | 'number'>;

/** In the order in which they add up. */
export const sumNames: [sum: Sum, name: string][] = [
  ['openingPaise', 'Opening balance'],
  ['salesPaise', 'Sales, without GST'],
  ['couponsPaise', 'Coupons'],
  ['sharePaise', 'Platform’s share'],
  ['refundsPaise', 'Refunds'],
  ['tdsPaise', 'Income tax withheld (TDS)'],
  ['tcsPaise', 'GST collected at source (TCS)'],
  ['payoutsPaise', 'Payouts'],
  ['correctionsPaise', 'Corrections'],
  ['closingPaise', 'Closing balance'],
];

export const lineColumns: [name: string, valueOf: (line: EarningsLine) => CsvValue][] = [
  ['Date', ({ at }) => shortDate(at)],
  ['Entry', ({ cause }) => causeNames[cause]],
  ['Course', ({ courseTitle }) => courseTitle],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Sale (Rs.)', ({ salePaise }) => paiseToRupees(salePaise)],
  ['Coupon (Rs.)', ({ couponPaise }) => paiseToRupees(couponPaise)],
  ['Share (Rs.)', ({ sharePaise }) => paiseToRupees(sharePaise)],
  ['Tax (Rs.)', ({ taxPaise }) => paiseToRupees(taxPaise)],
  ['Total (Rs.)', ({ totalPaise }) => paiseToRupees(totalPaise)],
];
