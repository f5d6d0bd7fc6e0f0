import { desc, eq, sql } from 'drizzle-orm';
import type { PaymentStatus } from '@vidya/contracts/payment';
import type { Db } from '../database/database.ts';
import { invoices } from '../database/schema-invoices.ts';
import { coupons, couponUses, orders, payments } from '../database/schema-sales.ts';

/** One purchase: the attempt of an order that got furthest. */
export interface PurchaseRow {
  id: string;
  courseId: string | null;
  courseTitle: string;
  createdAt: Date;
  expiresAt: Date | null;
  amountPaise: number;
  method: string;
  status: PaymentStatus;
  /** A coupon's code. */
  coupon: string | null;
  invoiceNumber: string | null;
}

export interface HistoryStore {
  listPurchases(userId: string): Promise<PurchaseRow[]>;
}

const furthest = sql`case ${payments.status}
  when 'refunded' then 4 when 'captured' then 3 when 'authorized' then 2 when 'created' then 1 else 0 end`;

export function createHistoryStore(db: Db): HistoryStore {
  return {
    async listPurchases(userId) {
      const order = sql`coalesce(${payments.orderId}, ${payments.id})`;
      const found = await db
        .selectDistinctOn([order], {
          id: payments.id,
          courseId: payments.courseId,
          courseTitle: payments.courseTitle,
          createdAt: payments.createdAt,
          expiresAt: payments.expiresAt,
          amountPaise: payments.amountPaise,
          method: payments.method,
          status: payments.status,
          coupon: coupons.code,
          invoiceNumber: invoices.number,
        })
        .from(payments)
        .leftJoin(invoices, eq(invoices.paymentId, payments.id))
        // What it used, or what its order still waits to use.
        .leftJoin(orders, eq(orders.id, payments.orderId))
        .leftJoin(couponUses, eq(couponUses.paymentId, payments.id))
        .leftJoin(coupons, eq(coupons.id, sql`coalesce(${couponUses.couponId}, ${orders.couponId})`))
        .where(eq(payments.userId, userId))
        .orderBy(order, desc(furthest), desc(payments.createdAt));
      return found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
  };
}
