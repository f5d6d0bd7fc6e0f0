import { eq, sql } from 'drizzle-orm';
import { pick } from '../../database/database.ts';
import { earningStatements } from '../../database/tables/schema-ledger.ts';
import { payoutAccounts, payouts, taxIds } from '../../database/tables/schema-payouts.ts';
import type { PersonalList } from './personal-list.ts';

/** What the books and the payouts hold about an instructor; numbers that are stored encrypted come masked. */
export const moneyLists = {
  taxNumbers: {
    table: taxIds,
    columns: { pan: taxIds.panMask, gstin: taxIds.gstinMask, updatedAt: taxIds.updatedAt },
    since: taxIds.updatedAt,
  },
  payoutAccounts: {
    table: payoutAccounts,
    columns: pick(payoutAccounts, 'kind', 'holderName', 'ifsc', 'mask', 'state', 'reason', 'holdUntil', 'updatedAt'),
    since: payoutAccounts.updatedAt,
  },
  payouts: {
    table: payouts,
    owner: ({ id }) => eq(payouts.instructorId, id),
    columns: {
      ...pick(payouts, 'amountPaise', 'mask', 'mode', 'state', 'utr', 'createdAt', 'endedAt'),
      // Of a withdrawn payout it may be an administrator's words, which are for the audit log.
      reason: sql<string>`case when ${payouts.state} = 'withdrawn' then '' else ${payouts.reason} end`,
    },
  },
  earningStatements: {
    table: earningStatements,
    owner: ({ id }) => eq(earningStatements.instructorId, id),
    columns: {
      ...pick(earningStatements, 'number', 'until', 'openingPaise', 'salesPaise', 'couponsPaise', 'sharePaise'),
      ...pick(
        earningStatements,
        'refundsPaise',
        'tdsPaise',
        'tcsPaise',
        'payoutsPaise',
        'correctionsPaise',
        'closingPaise',
      ),
    },
    since: earningStatements.until,
  },
} satisfies Record<string, PersonalList>;
