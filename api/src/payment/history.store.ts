import { and, desc, eq, not, sql } from 'drizzle-orm';
import { type Db, pick } from '../database/database.ts';
import { invoices } from '../database/tables/schema-invoices.ts';
import { coupons, couponUses, orders, payments } from '../database/tables/schema-sales.ts';
import { foldedUnder, isFolded } from './folded-payments.ts';
import { creditNoteLinks } from './payment-columns.ts';

const furthest = sql`case ${payments.status}
  when 'refunded' then 4 when 'captured' then 3 when 'authorized' then 2 when 'created' then 1 else 0 end`;

/** A refund ends the access that was bought. */
const accessEnd =
  sql<Date | null>`case when ${payments.status} = 'refunded' and ${payments.expiresAt} > ${payments.refundedAt}
  then ${payments.refundedAt} else ${payments.expiresAt} end`.mapWith(payments.expiresAt);

/** The bank's reason for the last failed attempt of an unpaid order; '' without one. */
const declined = sql<string>`case when ${payments.status} in ('captured', 'refunded') then '' else coalesce((
  select refused.decline_reason from payments refused
  where refused.order_id = ${payments.orderId} and refused.status = 'failed'
  order by refused.created_at desc limit 1), ${payments.declineReason}) end`;

export const createHistoryStore = (db: Db) => ({
  /** A person's purchases, newest first; of each order the payment attempt that got furthest. */
  async listPurchases(userId: string) {
    const order = sql`coalesce(${payments.orderId}, ${payments.id})`;
    const found = await db
      .selectDistinctOn([order], {
        ...pick(payments, 'id', 'courseId', 'courseTitle', 'createdAt'),
        expiresAt: accessEnd,
        ...pick(payments, 'amountPaise', 'method', 'status', 'refundedPaise', 'gatewayPaymentId', 'capturedAt'),
        declined,
        /** Null without an order: a free course. */
        orderStatus: orders.status,
        coupon: coupons.code,
        invoiceNumber: invoices.number,
        creditNotes: creditNoteLinks(sql`${payments.id}`),
        folded: foldedUnder(sql`payments`),
      })
      .from(payments)
      .leftJoin(invoices, eq(invoices.paymentId, payments.id))
      // The coupon that the payment used, or that its order would use.
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(couponUses, eq(couponUses.paymentId, payments.id))
      .leftJoin(coupons, eq(coupons.id, sql`coalesce(${couponUses.couponId}, ${orders.couponId})`))
      .where(and(eq(payments.userId, userId), not(isFolded(sql`payments`))))
      .orderBy(order, desc(furthest), desc(payments.createdAt));
    return found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  },
});

export type HistoryStore = ReturnType<typeof createHistoryStore>;
export type PurchaseRow = Awaited<ReturnType<HistoryStore['listPurchases']>>[number];
