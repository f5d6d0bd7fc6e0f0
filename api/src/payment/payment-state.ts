import type { PaymentStatus } from '@vidya/contracts/texts/choices';
import type { OrderStatus } from '../database/tables/schema-sales.ts';

/** A failed payment may still be captured, up to three days later; a status never goes back. */
const paymentRank: Record<PaymentStatus, number> = { created: 0, authorized: 1, failed: 2, captured: 3, refunded: 4 };
/** The reconciler ignores a closed order, but a late payment for it still counts; for a superseded one never. */
const orderRank: Record<OrderStatus, number> = { created: 0, attempted: 1, closed: 2, paid: 3, superseded: 4 };

const later = <S extends string>(rank: Record<S, number>, one: S, other: S): S =>
  rank[other] > rank[one] ? other : one;

/** Events may repeat and arrive in any order: a payment only moves forward. */
export const nextPaymentStatus = (now: PaymentStatus, event: PaymentStatus): PaymentStatus =>
  later(paymentRank, now, event);

export const nextOrderStatus = (now: OrderStatus, payment: PaymentStatus): OrderStatus => {
  if (payment === 'created') return now;
  return later(orderRank, now, isPaid(payment) ? 'paid' : 'attempted');
};

/** The order is paid, or its course is owned: any further payment for it is refunded (decision P11). */
export const isOver = (status: OrderStatus): boolean => status === 'paid' || status === 'superseded';

export const isPaid = (status: PaymentStatus): boolean => status === 'captured' || status === 'refunded';

const dayMs = 86_400_000;

/** Access starts today: a running access is never sold again (decision P11). */
export const accessUntil = (accessDays: number): Date => new Date(Date.now() + accessDays * dayMs);

/** The end of the access that was paid for last, not joined for free; null if none was. */
export function paidAccessUntil(captured: { amountPaise: number; expiresAt: Date | null }[]): Date | null {
  const ends = captured.flatMap(({ amountPaise, expiresAt }) =>
    amountPaise > 0 && expiresAt ? expiresAt.getTime() : [],
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
