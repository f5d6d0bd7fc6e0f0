import type { PaymentStatus } from '@vidya/contracts/calls/payment';
import type { OrderStatus } from '../database/schema-sales.ts';

/** What the gateway says of one payment, whoever reports it. Amounts in paise. */
export interface PaymentEvent {
  gatewayPaymentId: string;
  gatewayOrderId: string;
  amountPaise: number;
  refundedPaise: number;
  currency: string;
  status: PaymentStatus;
  method: string;
  /** Why the bank refused; '' when it did not. */
  declineReason: string;
  createdAt: Date;
}

/** A failed payment may still be captured, up to three days later; nothing ever goes back. */
const paymentRank: Record<PaymentStatus, number> = { created: 0, authorized: 1, failed: 2, captured: 3, refunded: 4 };
/**
 * A closed order is one nobody asks the gateway about any more; money that comes in late still counts. For a superseded
 * one it never does.
 */
const orderRank: Record<OrderStatus, number> = { created: 0, attempted: 1, closed: 2, paid: 3, superseded: 4 };

const later = <S extends string>(rank: Record<S, number>, one: S, other: S): S =>
  rank[other] > rank[one] ? other : one;

/** News may arrive twice and in any order: a payment only moves forward. */
export const nextPaymentStatus = (now: PaymentStatus, event: PaymentStatus): PaymentStatus =>
  later(paymentRank, now, event);

export const nextOrderStatus = (now: OrderStatus, payment: PaymentStatus): OrderStatus => {
  if (payment === 'created') return now;
  return later(orderRank, now, isPaid(payment) ? 'paid' : 'attempted');
};

/** Paid already, or for a course that is owned: whatever money comes for such an order goes back (decision P11). */
export const isOver = (status: OrderStatus): boolean => status === 'paid' || status === 'superseded';

export const isPaid = (status: PaymentStatus): boolean => status === 'captured' || status === 'refunded';

const dayMs = 86_400_000;

/** Access starts today: what is still running is never sold again (decision P11). */
export const accessUntil = (accessDays: number): Date => new Date(Date.now() + accessDays * dayMs);
