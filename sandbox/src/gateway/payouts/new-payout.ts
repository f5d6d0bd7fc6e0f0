import type { GatewayEvent } from '../events.ts';
import { newId, nowSeconds } from '../ids.ts';
import type { Notes } from '../notes.ts';

export type PayoutStatus = 'queued' | 'pending' | 'processing' | 'processed' | 'reversed' | 'failed' | 'rejected';
export type Mode = 'IMPS' | 'NEFT' | 'UPI';

/** The course of a payout: `reverse` comes back after it was processed, `hold` stays in processing. */
export const plans = ['process', 'fail', 'reverse', 'reject', 'hold'] as const;
export type Plan = (typeof plans)[number];

interface PayoutFields {
  fund_account_id: string;
  amount: number;
  mode: Mode;
  purpose: string;
  reference_id: string | null;
  narration: string | null;
  notes: Notes;
  debit_account_number: string;
}

/** Amounts are in paise, times in seconds since 1970. `fees` include `tax`, and are charged on top of the amount. */
export type Payout = ReturnType<typeof newPayout>;

export const newPayout = (fields: PayoutFields) => ({
  id: newId('pout'),
  entity: 'payout',
  currency: 'INR',
  ...fields,
  fees: 0,
  tax: 0,
  status: 'pending' as PayoutStatus,
  utr: null as string | null,
  batch_id: null,
  status_details: statusDetails.pending,
  created_at: nowSeconds(),
  fee_type: null,
});

/** A payout with what the protocol does not show. */
export interface StoredPayout {
  payout: Payout;
  /** The idempotency key, and the body that came with it. */
  key: string;
  request: string;
  plan: Plan;
  /** When it moves on by itself, in ms. */
  dueAt: number | null;
  /** Webhooks that the switch `disorder` holds back until the payout has ended. */
  withheld: GatewayEvent[];
}

/** The fee of each payout in paise: ₹5 and 18 % tax. */
export const payoutFee = { fees: 590, tax: 90 };

const detailsOf = (source: 'business' | 'gateway' | 'beneficiary_bank', reason: string, description: string) => ({
  source,
  reason,
  description,
});

/** The reason of each state, as `status_details` shows it. */
export const statusDetails: Record<PayoutStatus, ReturnType<typeof detailsOf>> = {
  pending: detailsOf(
    'business',
    'pending_approval',
    'Workflow for the payout is pending approval from the approver(s).',
  ),
  queued: detailsOf(
    'business',
    'low_balance',
    'Payout is queued as there is insufficient balance in your account to process the payout.',
  ),
  processing: detailsOf('gateway', 'payout_bank_processing', 'Payout is being processed by the partner bank.'),
  processed: detailsOf(
    'beneficiary_bank',
    'payout_processed',
    "Payout is processed and the money has been credited into the beneficiary's account.",
  ),
  reversed: detailsOf(
    'beneficiary_bank',
    'beneficiary_bank_rejected',
    'Payout rejected by the beneficiary bank. Please contact the beneficiary bank.',
  ),
  failed: detailsOf(
    'beneficiary_bank',
    'bank_account_invalid',
    'Payout failed due to invalid beneficiary account details.',
  ),
  rejected: detailsOf('business', 'payout_rejected', 'Payout was rejected by the approver.'),
};
