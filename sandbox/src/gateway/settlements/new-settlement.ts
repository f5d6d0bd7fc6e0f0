import { newBankReference, newId, nowSeconds } from '../ids.ts';
import type { Payment } from '../new-payment.ts';
import type { Refund } from '../new-refund.ts';

/** Amounts are in paise. `fees` and `tax` are those of an instant settlement only: the payments' own are in its items. */
export type Settlement = ReturnType<typeof newSettlement>;

export const newSettlement = (amount: number) => ({
  id: newId('setl'),
  entity: 'settlement',
  amount,
  status: 'processed',
  fees: 0,
  tax: 0,
  utr: newBankReference(),
  created_at: nowSeconds(),
});

/** A settled payment or refund. */
export type ReconItem = ReturnType<typeof newReconItem>;

interface Settled {
  payment: Payment;
  receipt: string | null;
  /** Absent for the payment itself. */
  refund?: Refund;
}

export const newReconItem = (settlement: Settlement, { payment, receipt, refund }: Settled) => ({
  entity_id: refund?.id ?? payment.id,
  type: refund ? ('refund' as const) : ('payment' as const),
  debit: refund?.amount ?? 0,
  credit: refund ? 0 : payment.amount - (payment.fee ?? 0),
  amount: refund?.amount ?? payment.amount,
  currency: 'INR',
  fee: refund ? 0 : (payment.fee ?? 0),
  tax: refund ? 0 : (payment.tax ?? 0),
  on_hold: false,
  settled: true,
  created_at: refund?.created_at ?? payment.created_at,
  settled_at: settlement.created_at,
  settlement_id: settlement.id,
  posted_at: null,
  credit_type: 'default',
  description: payment.description,
  notes: payment.notes,
  payment_id: refund ? payment.id : null,
  settlement_utr: settlement.utr,
  order_id: payment.order_id,
  order_receipt: receipt,
  method: payment.method,
  card_network: payment.card?.network ?? null,
  card_issuer: payment.card?.issuer ?? null,
  card_type: payment.card?.type ?? null,
  dispute_id: null,
});
