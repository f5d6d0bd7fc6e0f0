import type { Attempt } from './checkout/read-attempt.ts';
import { newBankReference, newId, nowSeconds } from './ids.ts';
import type { StoredOrder } from './new-order.ts';

type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
type FaultField = 'code' | 'description' | 'source' | 'step' | 'reason';
type PaymentFault = Record<`error_${FaultField}`, string | null>;

/** Amounts are in paise, times in seconds since 1970. */
export type Payment = ReturnType<typeof createPayment>;

export const noFault: PaymentFault = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

export const declined: PaymentFault = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The bank declined this payment. No money was taken.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

/** The gateway's fee in paise: two per cent, and 18 % tax on that. `fee` includes `tax`. */
export function feeOf(amount: number): { fee: number; tax: number } {
  const share = Math.round(amount * 0.02);
  const tax = Math.round(share * 0.18);
  return { fee: share + tax, tax };
}

/** A payment in its first state. The amount is the order's: the page cannot change it. */
export function createPayment(order: StoredOrder, attempt: Attempt) {
  const card = attempt.method === 'card' ? createCard(attempt) : undefined;
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created' as PaymentStatus,
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: attempt.method,
    amount_refunded: 0,
    refund_status: null as null | 'partial' | 'full',
    captured: false,
    description: attempt.description,
    card_id: card?.id ?? null,
    ...(card && { card }),
    bank: attempt.bank,
    wallet: null,
    vpa: attempt.vpa,
    email: attempt.email,
    contact: attempt.contact,
    notes: order.notes,
    fee: null as number | null,
    tax: null as number | null,
    ...noFault,
    acquirer_data: card ? { auth_code: newBankReference().slice(0, 6) } : { rrn: newBankReference() },
    created_at: nowSeconds(),
  };
}

const createCard = ({ cardName, last4, network }: Attempt) => ({
  id: newId('card'),
  entity: 'card',
  name: cardName ?? '',
  last4: last4 ?? '1111',
  network: network ?? 'Visa',
  type: 'debit',
  issuer: null,
  international: false,
  emi: false,
  sub_type: 'consumer',
});
