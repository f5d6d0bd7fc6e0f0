import type { PaymentStatus } from '@vidya/contracts/payment';
import type { OrderStatus } from '../database/schema-sales.ts';

/** What the gateway says of one payment, whoever brought the news. Amounts in paise. */
export interface PaymentNews {
  gatewayPaymentId: string;
  gatewayOrderId: string;
  amountPaise: number;
  refundedPaise: number;
  currency: string;
  status: PaymentStatus;
  method: string;
  createdAt: Date;
}

/** A failed payment may still be captured, up to three days later; nothing ever goes back. */
const paymentRank: Record<PaymentStatus, number> = { created: 0, authorized: 1, failed: 2, captured: 3, refunded: 4 };
/** A closed order is one nobody asks the gateway about any more; money that comes in late still counts. */
const orderRank: Record<OrderStatus, number> = { created: 0, attempted: 1, closed: 2, paid: 3 };

const later = <S extends string>(rank: Record<S, number>, one: S, other: S): S =>
  rank[other] > rank[one] ? other : one;

/** News may arrive twice and in any order: a payment only moves forward. */
export const nextPaymentStatus = (now: PaymentStatus, news: PaymentStatus): PaymentStatus =>
  later(paymentRank, now, news);

export const nextOrderStatus = (now: OrderStatus, payment: PaymentStatus): OrderStatus => {
  if (payment === 'captured' || payment === 'refunded') return 'paid';
  return payment === 'created' ? now : later(orderRank, now, 'attempted');
};

export const isPaid = (status: PaymentStatus): boolean => status === 'captured' || status === 'refunded';

const dayMs = 86_400_000;

/** Access starts today, or extends what is still running (decision P6). */
export function accessUntil(accessDays: number, running: Date | null, now = new Date()): Date {
  const from = running && running > now ? running : now;
  return new Date(from.getTime() + accessDays * dayMs);
}
