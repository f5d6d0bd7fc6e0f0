import type { LedgerAccountKind, LedgerLineKind } from '@vidya/contracts/rules/ledger/accounts';
import type { LedgerLine } from '@vidya/contracts/rules/ledger/split-sale';
import type { Db } from '../../database/database.ts';
import { writeTransactions } from '../booking/write-transactions.ts';
import type { PayoutRow } from './payout.store.ts';

const dayMs = 86_400_000;

/** A line of the platform's own accounts. */
export const platformEntry = (account: LedgerAccountKind, line: LedgerLineKind, paise: number): LedgerLine => ({
  account,
  instructorId: null,
  line,
  paise,
});

const owed = ({ instructorId }: PayoutRow, paise: number): LedgerLine => ({
  account: 'earnings',
  instructorId,
  line: 'payout',
  paise,
});

const feesOf = ({ feesPaise, feesTaxPaise }: PayoutRow, sign: 1 | -1): LedgerLine[] => [
  platformEntry('gatewayFees', 'fee', sign * (feesPaise - feesTaxPaise)),
  platformEntry('gatewayFeesGst', 'fee', sign * feesTaxPaise),
  platformEntry('bank', 'fee', -sign * feesPaise),
];

const isMoney = ({ paise }: LedgerLine): boolean => paise !== 0;

/** The payout leaves the instructor's balance, at once also for transactions that began before this one. */
export const bookPayout = (tx: Db, payout: PayoutRow, at: Date): Promise<number> =>
  writeTransactions(tx, [
    {
      cause: 'payout',
      causeId: payout.id,
      at,
      availableAt: new Date(at.getTime() - dayMs),
      amountPaise: payout.amountPaise,
      lines: [owed(payout, payout.amountPaise), platformEntry('payoutsInTransit', 'payout', -payout.amountPaise)],
    },
  ]);

/** It left the bank, with the gateway's fees on top. */
export const bookProcessed = (tx: Db, payout: PayoutRow, at: Date): Promise<number> =>
  writeTransactions(tx, [
    {
      cause: 'payoutProcessed',
      causeId: payout.id,
      at,
      amountPaise: payout.amountPaise,
      lines: [
        platformEntry('payoutsInTransit', 'payout', payout.amountPaise),
        platformEntry('bank', 'payout', -payout.amountPaise),
        ...feesOf(payout, 1),
      ].filter(isMoney),
    },
  ]);

/** Back to the balance: from the bank, with the fees, once it was processed, else from what is in transit. */
export const bookReturned = (
  tx: Db,
  payout: PayoutRow,
  { at, wasProcessed }: { at: Date; wasProcessed: boolean },
): Promise<number> =>
  writeTransactions(tx, [
    {
      cause: 'payoutReturned',
      causeId: payout.id,
      at,
      amountPaise: payout.amountPaise,
      reason: payout.reason,
      lines: [
        owed(payout, -payout.amountPaise),
        platformEntry(wasProcessed ? 'bank' : 'payoutsInTransit', 'payout', payout.amountPaise),
        ...(wasProcessed ? feesOf(payout, -1) : []),
      ].filter(isMoney),
    },
  ]);
