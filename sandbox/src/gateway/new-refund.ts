import { newBankReference, newId, nowSeconds } from './ids.ts';
import { readNotes } from './notes.ts';

/** The fields of `POST /v1/payments/:id/refund`. Without an amount, the whole rest is refunded. */
export type RefundRequest = Partial<Record<'amount' | 'notes' | 'receipt' | 'speed', unknown>>;

export type Refund = ReturnType<typeof newRefund>;

export const newRefund = (paymentId: string, amount: number, { notes, receipt, speed }: RefundRequest) => ({
  id: newId('rfnd'),
  entity: 'refund',
  amount,
  currency: 'INR',
  payment_id: paymentId,
  notes: readNotes(notes),
  receipt: typeof receipt === 'string' ? receipt : null,
  acquirer_data: { arn: newBankReference() },
  created_at: nowSeconds(),
  batch_id: null,
  status: 'processed',
  speed_requested: speed === 'optimum' ? 'optimum' : 'normal',
  speed_processed: 'normal',
});
