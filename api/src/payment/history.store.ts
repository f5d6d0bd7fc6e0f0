import type { CreditNoteLink, PaymentStatus } from '@vidya/contracts/calls/payment';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { invoices } from '../database/schema-invoices.ts';
import { coupons, couponUses, type OrderStatus, orders, payments } from '../database/schema-sales.ts';
import { creditNoteLinks } from './refunds/credit-note-links.ts';

/** One purchase: the order's payment attempt that got furthest. */
export interface PurchaseRow {
  id: string;
  courseId: string | null;
  courseTitle: string;
  createdAt: Date;
  /** The end of the access that it bought, or the time of the refund that ended it. */
  expiresAt: Date | null;
  amountPaise: number;
  method: string;
  status: PaymentStatus;
  /** The bank's reason for the last failed attempt of an unpaid order; '' without one. */
  declined: string;
  /** Null without an order: a free course. */
  orderStatus: OrderStatus | null;
  /** A coupon's code. */
  coupon: string | null;
  invoiceNumber: string | null;
  creditNotes: CreditNoteLink[];
}

const furthest = sql`case ${payments.status}
  when 'refunded' then 4 when 'captured' then 3 when 'authorized' then 2 when 'created' then 1 else 0 end`;

/** A refund ends the access that was bought. */
const accessEnd =
  sql<Date | null>`case when ${payments.status} = 'refunded' and ${payments.expiresAt} > ${payments.refundedAt}
  then ${payments.refundedAt} else ${payments.expiresAt} end`.mapWith(payments.expiresAt);

const declined = sql<string>`case when ${payments.status} in ('captured', 'refunded') then '' else coalesce((
  select refused.decline_reason from payments refused
  where refused.order_id = ${payments.orderId} and refused.status = 'failed'
  order by refused.created_at desc limit 1), ${payments.declineReason}) end`;

export function createHistoryStore(db: Db) {
  return {
    async listPurchases(userId: string): Promise<PurchaseRow[]> {
      const order = sql`coalesce(${payments.orderId}, ${payments.id})`;
      const found = await db
        .selectDistinctOn([order], {
          id: payments.id,
          courseId: payments.courseId,
          courseTitle: payments.courseTitle,
          createdAt: payments.createdAt,
          expiresAt: accessEnd,
          amountPaise: payments.amountPaise,
          method: payments.method,
          status: payments.status,
          declined,
          orderStatus: orders.status,
          coupon: coupons.code,
          invoiceNumber: invoices.number,
          creditNotes: creditNoteLinks(sql`${payments.id}`) as SQL<CreditNoteLink[]>,
        })
        .from(payments)
        .leftJoin(invoices, eq(invoices.paymentId, payments.id))
        // The coupon that the payment used, or that its order would use.
        .leftJoin(orders, eq(orders.id, payments.orderId))
        .leftJoin(couponUses, eq(couponUses.paymentId, payments.id))
        .leftJoin(coupons, eq(coupons.id, sql`coalesce(${couponUses.couponId}, ${orders.couponId})`))
        .where(eq(payments.userId, userId))
        .orderBy(order, desc(furthest), desc(payments.createdAt));
      return found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
  };
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;
