import type { LedgerAccountKind, LedgerCause, LedgerLineKind } from './accounts.ts';

/** What people call the ledger's accounts, causes and lines: on screens and in files for accountants. */
export const accountNames: Record<LedgerAccountKind, string> = {
  gateway: 'Card gateway',
  bank: 'Bank account',
  refundsDue: 'Refunds due to buyers',
  earnings: 'Instructors’ earnings',
  platformShare: 'Platform’s share',
  coupons: 'Coupons',
  gstCgst: 'CGST on sales',
  gstSgst: 'SGST on sales',
  gstIgst: 'IGST on sales',
  tdsWithheld: 'TDS withheld',
  tcsCollected: 'TCS collected',
  gatewayFees: 'Gateway fees',
  gatewayFeesGst: 'GST on gateway fees',
  payoutsInTransit: 'Payouts on their way',
};

export const causeNames: Record<LedgerCause, string> = {
  capture: 'Sale',
  refund: 'Refund',
  fee: 'Gateway fee',
  settlement: 'Settlement',
  payout: 'Payout',
  payoutProcessed: 'Payout processed',
  payoutReturned: 'Payout returned',
  correction: 'Correction',
};

export const lineNames: Record<LedgerLineKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  tax: 'GST',
  sale: 'Price without GST',
  coupon: 'Coupon',
  share: 'Platform’s share',
  tds: 'TDS',
  tcs: 'TCS',
  fee: 'Fee',
  settlement: 'Settlement',
  payout: 'Payout',
  correction: 'Correction',
};

/** `sign`: an entry's sign times this is above 0 where people expect it. */
interface AccountGroup {
  title: string;
  sign: 1 | -1;
  kinds: readonly LedgerAccountKind[];
}

/** What the site holds is what it owes and what it earned, less what it spent. */
export const accountGroups: readonly AccountGroup[] = [
  { title: 'Held', sign: 1, kinds: ['gateway', 'bank'] },
  {
    title: 'Owed',
    sign: -1,
    kinds: [
      'earnings',
      'payoutsInTransit',
      'refundsDue',
      'gstCgst',
      'gstSgst',
      'gstIgst',
      'tdsWithheld',
      'tcsCollected',
    ],
  },
  {
    title: 'Earned and spent',
    sign: -1,
    kinds: ['platformShare', 'coupons', 'gatewayFees', 'gatewayFeesGst'],
  },
];

/**
 * A sale and a refund follow their payment, a payout its bank transfer: these are undone there, and the ledger follows.
 */
export const isCorrectable = (cause: LedgerCause): boolean =>
  cause === 'fee' || cause === 'settlement' || cause === 'correction';
