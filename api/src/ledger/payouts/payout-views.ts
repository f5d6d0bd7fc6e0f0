import type { Payout, PayoutBatch, PayoutBatchDetail } from '@vidya/contracts/calls/ledger/payouts';
import { earningsTexts as say } from '@vidya/contracts/rules/ledger/earnings-texts';
import { sql } from 'drizzle-orm';
import type { PayoutTerms } from '../../config/payout-settings.ts';
import { type Db, pick } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { earningsWhere, payableOf } from '../balances.ts';
import { createPayoutStore, type PayoutRow, type PayoutStore } from './payout.store.ts';

interface Asked {
  caller: Caller;
  terms: PayoutTerms;
}

/** The site's own reasons, which the table has as codes; others are an administrator's or the bank's words. */
const ownReasons: Record<string, string> = {
  accountChanged: say.payoutAccountChanged,
  balanceTooLow: say.payoutBalanceLow,
};

const viewPayout = ({ id, createdAt, endedAt, ...row }: PayoutRow): Payout => ({
  _id: id,
  amountPaise: row.amountPaise,
  state: row.state,
  mask: row.mask,
  utr: row.utr,
  reason: ownReasons[row.reason] ?? row.reason,
  proposedAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

export type Summary = Awaited<ReturnType<PayoutStore['listBatches']>>[number];

/** Above the limit for one administrator, or with a payout to the caller. */
export const needsSecond = ({ batch, totalPaise, isToCaller }: Summary, { secondAbovePaise }: PayoutTerms): boolean =>
  batch.state === 'approved' || totalPaise > secondAbovePaise || isToCaller;

const viewBatch = (summary: Summary, { caller, terms }: Asked): PayoutBatch => ({
  _id: summary.batch.id,
  proposedAt: summary.batch.createdAt.toISOString(),
  state: summary.batch.state,
  ...pick(summary, 'totalPaise', 'count', 'releasedBy', 'secondBy'),
  needsSecond: needsSecond(summary, terms),
  isOwnRelease: summary.batch.releasedBy === caller.id,
});

export const readOwnPayouts = async (db: Db, { id }: Caller): Promise<Payout[]> =>
  (await createPayoutStore(db).listOf(id)).map((row) => {
    // An administrator's reason is for the audit log.
    const isByStaff = row.state === 'withdrawn' && !ownReasons[row.reason];
    return viewPayout(isByStaff ? { ...row, reason: say.payoutByStaff } : row);
  });

export const readBatches = async (db: Db, asked: Asked): Promise<PayoutBatch[]> =>
  (await createPayoutStore(db).listBatches(asked.caller.id)).map((row) => viewBatch(row, asked));

/** Null if there is none. */
export async function readBatch(
  db: Db,
  { batchId, ...asked }: Asked & { batchId: string },
): Promise<PayoutBatchDetail | null> {
  const store = createPayoutStore(db);
  const [summary] = await store.listBatches(asked.caller.id, batchId);
  if (!summary) return null;
  const rows = await store.listOfBatch(batchId);
  const inBatch = sql`a.instructor_id in (select p.instructor_id from payouts p where p.batch_id = ${batchId})`;
  const available = new Map((await earningsWhere(db, inBatch)).map((one) => [one.instructorId, payableOf(one)]));
  const payouts = rows.map(({ payout, fullName }) => ({
    ...viewPayout(payout),
    // Released with the batch, and booked by a job a moment later.
    state: payout.state === 'proposed' && summary.batch.state === 'released' ? 'released' : payout.state,
    instructor: { _id: payout.instructorId, fullName },
    availablePaise: available.get(payout.instructorId) ?? 0,
    feesPaise: payout.feesPaise,
    gatewayId: payout.gatewayId ?? '',
  }));
  return { ...viewBatch(summary, asked), payouts };
}
