import { eq, sql } from 'drizzle-orm';
import type { Seller } from '../config/seller.ts';
import { type Db, firstOf, pick } from '../database/database.ts';
import { creditNotes, invoices } from '../database/tables/schema-invoices.ts';
import { users } from '../database/tables/schema-people.ts';
import { coupons, couponUses, payments } from '../database/tables/schema-sales.ts';

const buyer = {
  userId: payments.userId,
  buyerName: payments.userName,
  buyerEmail: users.email,
  /** When the buyer's account was deleted, and its address with it; null if it was not. */
  buyerLeftAt: users.deletedAt,
  courseTitle: payments.courseTitle,
};

/** Amounts in paise. */
export const createInvoiceStore = (db: Db) => ({
  /** An invoice with its payment. */
  async findInvoice(paymentId: string) {
    const [row] = await db
      .select({
        ...buyer,
        ...pick(invoices, 'number', 'issuedAt', 'gstRate', 'seller'),
        ...pick(payments, 'amountPaise', 'refundedPaise', 'refundedAt', 'method', 'gatewayPaymentId'),
        accessUntil: payments.expiresAt,
        /** Their numbers, oldest first. */
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
  /** A credit note with its invoice and payment. */
  findCreditNote: (creditNoteId: string) =>
    firstOf(
      db
        .select({
          ...buyer,
          ...pick(creditNotes, 'number', 'issuedAt', 'gstRate', 'seller', 'amountPaise'),
          invoiceNumber: invoices.number,
          invoiceIssuedAt: invoices.issuedAt,
        })
        .from(creditNotes)
        .innerJoin(invoices, eq(invoices.paymentId, creditNotes.paymentId))
        .innerJoin(payments, eq(payments.id, creditNotes.paymentId))
        .innerJoin(users, eq(users.id, payments.userId))
        .where(eq(creditNotes.id, creditNoteId)),
    ),
});

export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

/** Everything that is printed: what is stored, with its seller. */
type Printed<Method extends keyof InvoiceStore> = NonNullable<Awaited<ReturnType<InvoiceStore[Method]>>> & {
  seller: Seller;
};
export type PrintedInvoice = Printed<'findInvoice'>;
export type PrintedCreditNote = Printed<'findCreditNote'>;
