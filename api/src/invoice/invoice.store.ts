import { eq, sql } from 'drizzle-orm';
import type { Seller } from '../config/seller.ts';
import type { Db } from '../database/database.ts';
import { invoices } from '../database/schema-invoices.ts';
import { users } from '../database/schema-people.ts';
import { coupons, couponUses, payments } from '../database/schema-sales.ts';

/** An invoice with its payment. Amounts in paise. */
export interface InvoiceRow {
  userId: string;
  number: string;
  issuedAt: Date;
  gstRate: number;
  seller: Seller | null;
  buyerName: string;
  buyerEmail: string;
  /** When the buyer's account was deleted, and its address with it; null if it was not. */
  buyerLeftAt: Date | null;
  courseTitle: string;
  amountPaise: number;
  refundedPaise: number;
  refundedAt: Date | null;
  method: string;
  gatewayPaymentId: string | null;
  accessUntil: Date | null;
  /** The numbers of its credit notes, oldest first. */
  creditNotes: string[];
  /** Null if no coupon was used. */
  coupon: { code: string; savedPaise: number } | null;
}

export interface InvoiceStore {
  findInvoice(paymentId: string): Promise<InvoiceRow | null>;
}

export const createInvoiceStore = (db: Db): InvoiceStore => ({
  async findInvoice(paymentId) {
    const [row] = await db
      .select({
        userId: payments.userId,
        number: invoices.number,
        issuedAt: invoices.issuedAt,
        gstRate: invoices.gstRate,
        seller: invoices.seller,
        buyerName: payments.userName,
        buyerEmail: users.email,
        buyerLeftAt: users.deletedAt,
        courseTitle: payments.courseTitle,
        amountPaise: payments.amountPaise,
        refundedPaise: payments.refundedPaise,
        refundedAt: payments.refundedAt,
        method: payments.method,
        gatewayPaymentId: payments.gatewayPaymentId,
        accessUntil: payments.expiresAt,
        creditNotes: sql<string[]>`array(select n.number from credit_notes n
          where n.payment_id = ${payments.id} order by n.issued_at, n.serial)`,
        couponCode: coupons.code,
        couponSavedPaise: couponUses.savedPaise,
      })
      .from(invoices)
      .innerJoin(payments, eq(payments.id, invoices.paymentId))
      .innerJoin(users, eq(users.id, payments.userId))
      .leftJoin(couponUses, eq(couponUses.paymentId, payments.id))
      .leftJoin(coupons, eq(coupons.id, couponUses.couponId))
      .where(eq(invoices.paymentId, paymentId));
    if (!row) return null;
    const { couponCode: code, couponSavedPaise: savedPaise, ...invoice } = row;
    return { ...invoice, coupon: code !== null && savedPaise !== null ? { code, savedPaise } : null };
  },
});
