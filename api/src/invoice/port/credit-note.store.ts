import { eq, sql } from 'drizzle-orm';
import type { Seller } from '../../config/seller.ts';
import type { Db } from '../../database/database.ts';
import { creditNoteCounters, creditNotes, invoices } from '../../database/schema-invoices.ts';
import { users } from '../../database/schema-people.ts';
import { payments } from '../../database/schema-sales.ts';
import { creditNoteNumber, financialYearOf } from '../financial-year.ts';

interface NewCreditNote {
  paymentId: string;
  amountPaise: number;
  issuedAt: Date;
}

export interface CreditNoteIssueStore {
  /**
   * Gives a refund the next number of its financial year and returns it; null if the payment has no invoice. Call it
   * only inside the transaction that applies the refund, for the same reason as `issueInvoice`.
   */
  issueCreditNote(note: NewCreditNote): Promise<string | null>;
}

export const createCreditNoteIssueStore = (db: Db): CreditNoteIssueStore => ({
  async issueCreditNote({ paymentId, amountPaise, issuedAt }) {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
    if (!invoice) return null;
    const financialYear = financialYearOf(issuedAt);
    const [counter] = await db
      .insert(creditNoteCounters)
      .values({ financialYear, lastSerial: 1 })
      .onConflictDoUpdate({
        target: creditNoteCounters.financialYear,
        set: { lastSerial: sql`${creditNoteCounters.lastSerial} + 1` },
      })
      .returning();
    const serial = counter!.lastSerial;
    const number = creditNoteNumber(financialYear, serial);
    const { gstRate, seller } = invoice;
    await db
      .insert(creditNotes)
      .values({ paymentId, number, financialYear, serial, issuedAt, amountPaise, gstRate, seller });
    return number;
  },
});

/** A credit note with its invoice and payment. Amounts in paise. */
export interface CreditNoteRow {
  userId: string;
  number: string;
  issuedAt: Date;
  amountPaise: number;
  gstRate: number;
  seller: Seller | null;
  invoiceNumber: string;
  invoiceIssuedAt: Date;
  buyerName: string;
  buyerEmail: string;
  /** When the buyer's account was deleted, and its address with it; null if it was not. */
  buyerLeftAt: Date | null;
  courseTitle: string;
}

export interface CreditNoteStore {
  findCreditNote(creditNoteId: string): Promise<CreditNoteRow | null>;
}

export const createCreditNoteStore = (db: Db): CreditNoteStore => ({
  async findCreditNote(creditNoteId) {
    const [row] = await db
      .select({
        userId: payments.userId,
        number: creditNotes.number,
        issuedAt: creditNotes.issuedAt,
        amountPaise: creditNotes.amountPaise,
        gstRate: creditNotes.gstRate,
        seller: creditNotes.seller,
        invoiceNumber: invoices.number,
        invoiceIssuedAt: invoices.issuedAt,
        buyerName: payments.userName,
        buyerEmail: users.email,
        buyerLeftAt: users.deletedAt,
        courseTitle: payments.courseTitle,
      })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.paymentId, creditNotes.paymentId))
      .innerJoin(payments, eq(payments.id, creditNotes.paymentId))
      .innerJoin(users, eq(users.id, payments.userId))
      .where(eq(creditNotes.id, creditNoteId));
    return row ?? null;
  },
});
