import { invalidInput } from './errors.ts';
import { describeEvent, type Notify } from './events.ts';
import { find, type Ledger } from './ledger.ts';
import type { Payment } from './new-payment.ts';
import { newRefund, type Refund, type RefundRequest } from './new-refund.ts';
import { readAmount } from './orders.ts';

/** Refunds money. The sandbox creates and processes a refund at once. */
export function refundPayment(ledger: Ledger, notify: Notify, paymentId: string, request: RefundRequest): Refund {
  const payment = find(ledger.payments, paymentId);
  const amount = readRefundAmount(payment, request.amount);
  const refund = newRefund(payment.id, amount, request);
  const after = withRefund(payment, amount);
  ledger.refunds.put(refund.id, refund);
  ledger.payments.put(after.id, after);
  notify([
    describeEvent('refund.created', { refund, payment: after }),
    describeEvent('refund.processed', { refund, payment: after }),
  ]);
  return refund;
}

function readRefundAmount(payment: Payment, value: unknown): number {
  if (payment.status === 'refunded') throw invalidInput('The payment has been fully refunded already');
  if (payment.status !== 'captured') throw invalidInput('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = value === undefined || value === null ? left : readAmount(value);
  if (amount > left) throw invalidInput('The total refund amount is greater than the refund payment amount', 'amount');
  return amount;
}

function withRefund(payment: Payment, amount: number): Payment {
  const refunded = payment.amount_refunded + amount;
  const isFull = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    refund_status: isFull ? 'full' : 'partial',
    status: isFull ? 'refunded' : 'captured',
  };
}
