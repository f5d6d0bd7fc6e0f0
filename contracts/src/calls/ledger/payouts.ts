import { z } from 'zod';
import { call } from '../call.ts';
import { anyId, formLine, whole } from '../fields.ts';

/**
 * In their order. 'released': booked in the ledger; 'sent': the gateway is asked; 'pending', 'queued', 'processing': the
 * gateway has it; 'reversed': it came back, also after it was processed; 'withdrawn': it never left.
 */
const payoutStates = [
  'proposed',
  'released',
  'sent',
  'pending',
  'queued',
  'processing',
  'processed',
  'reversed',
  'failed',
  'rejected',
  'withdrawn',
] as const;
export type PayoutState = (typeof payoutStates)[number];

const payout = z.object({
  _id: z.string(),
  amountPaise: whole,
  state: z.enum(payoutStates),
  /** Of the account: '•••• 3456'. */
  mask: z.string(),
  /** The bank's reference; '' before. */
  utr: z.string(),
  /** Why it came back or never left; '' otherwise. */
  reason: z.string(),
  proposedAt: z.string(),
  /** When it was processed, came back or was withdrawn; null before. */
  endedAt: z.string().nullable(),
});

/** The caller's own, newest first, at most 100. */
export const listPayouts = call('listPayouts', 'GET /earnings/payouts', {
  access: 'earnings.read',
  data: z.array(payout),
  example: { as: 'instructor' },
});

const batch = z.object({
  _id: z.string(),
  proposedAt: z.string(),
  /** 'approved': a second administrator must release it too. */
  state: z.enum(['proposed', 'approved', 'released']),
  /** Without those that were withdrawn. */
  totalPaise: whole,
  count: whole,
  /** Names; '' before. */
  releasedBy: z.string(),
  secondBy: z.string(),
  /** Its total is above the limit for one administrator, or one of its payouts is the caller's. */
  needsSecond: z.boolean(),
  /** The caller released it first, so that another administrator has to be the second. */
  isOwnRelease: z.boolean(),
});

/** Newest first, at most 60. */
export const listPayoutBatches = call('listPayoutBatches', 'GET /payouts/batches', {
  access: 'payout.readAll',
  data: z.array(batch),
  example: { as: 'admin' },
});

const batchPayout = payout.extend({
  instructor: z.object({ _id: z.string(), fullName: z.string() }),
  /** What could be paid out now, in paise: below the amount, it will be withdrawn. */
  availablePaise: whole,
  feesPaise: whole,
  /** The gateway's id; '' before. */
  gatewayId: z.string(),
});
const batchParams = z.object({ batchId: anyId });
const batchDetail = batch.extend({ payouts: z.array(batchPayout) });

export const getPayoutBatch = call('getPayoutBatch', 'GET /payouts/batches/:batchId', {
  access: 'payout.readAll',
  params: batchParams,
  data: batchDetail,
});

const overpaid = z.object({
  instructor: z.object({ _id: z.string(), fullName: z.string() }),
  /** Below 0. */
  balancePaise: whole,
});

/** Whose balance is below 0, because of a refund of what was paid out: the lowest first, at most 100. */
export const listOverpaid = call('listOverpaid', 'GET /payouts/overpaid', {
  access: 'payout.readAll',
  data: z.array(overpaid),
  example: { as: 'admin' },
});

/**
 * Releases all that is proposed, or approves it when the total needs a second administrator. `totalPaise` is what the
 * caller saw: 409 if it is another by now.
 */
export const releasePayoutBatch = call('releasePayoutBatch', 'POST /payouts/batches/:batchId/release', {
  access: 'payout.release',
  params: batchParams,
  body: z.object({ totalPaise: whole }),
  data: batchDetail,
});

/** Only what is proposed; 409 afterwards. The money stays in the instructor's balance. */
export const withdrawPayout = call('withdrawPayout', 'POST /payouts/:payoutId/withdraw', {
  access: 'payout.release',
  params: z.object({ payoutId: anyId }),
  body: z.object({ reason: formLine(500) }),
  data: z.null(),
});

export type Payout = z.infer<typeof payout>;
export type Overpaid = z.infer<typeof overpaid>;
export type PayoutBatch = z.infer<typeof batch>;
export type PayoutBatchDetail = z.infer<typeof batchDetail>;
