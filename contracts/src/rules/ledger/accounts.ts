/**
 * The ledger's accounts (docs/money.md). Debits are above 0: balances of what the site owns or spends are positive, of
 * what it owes or earns negative. Only `earnings` belongs to instructors, one account each.
 */
export type LedgerAccountKind =
  | 'gateway'
  | 'bank'
  | 'refundsDue'
  | 'earnings'
  | 'platformShare'
  | 'coupons'
  | 'gstCgst'
  | 'gstSgst'
  | 'gstIgst'
  | 'tdsWithheld'
  | 'tcsCollected'
  | 'gatewayFees'
  | 'gatewayFeesGst'
  | 'payoutsInTransit';

/** What an entry is for: the columns of statements. */
export type LedgerLineKind =
  | 'payment'
  | 'refund'
  | 'tax'
  | 'sale'
  | 'coupon'
  | 'share'
  | 'tds'
  | 'tcs'
  | 'fee'
  | 'settlement'
  | 'payout'
  | 'correction';

/** What caused a transaction; `payoutReturned`: the bank or the gateway returned a payout. */
export type LedgerCause =
  | 'capture'
  | 'refund'
  | 'fee'
  | 'settlement'
  | 'payout'
  | 'payoutProcessed'
  | 'payoutReturned'
  | 'correction';
