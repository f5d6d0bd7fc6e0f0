import { eq, sql } from 'drizzle-orm';
import type { InvoiceTerms } from '../../config/seller.ts';
import type { Db } from '../../database/database.ts';
import { creditNoteCounters, creditNotes, invoiceCounters, invoices } from '../../database/tables/schema-invoices.ts';
import { creditNoteNumber, financialYearOf, invoiceNumber } from '../financial-year.ts';

/** Takes the next serial. Its counter stays locked until the transaction ends: a rolled-back one goes to the next. */
async function takeSerial(
  db: Db,
  counters: typeof invoiceCounters | typeof creditNoteCounters,
  financialYear: number,
): Promise<number> {
  const [counter] = await db
    .insert(counters)
    .values({ financialYear, lastSerial: 1 })
    .onConflictDoUpdate({ target: counters.financialYear, set: { lastSerial: sql`${counters.lastSerial} + 1` } })
    .returning();
  return counter!.lastSerial;
}

interface NewCreditNote {
  paymentId: string;
  amountPaise: number;
  issuedAt: Date;
}

/** Call both only inside the transaction that captures or refunds the payment. */
export const createIssueStore = (db: Db, { seller, gstRate }: InvoiceTerms) => ({
  /** Gives a payment the next number of its financial year and returns it. */
  async issueInvoice({ id: paymentId, capturedAt: issuedAt }: { id: string; capturedAt: Date }): Promise<string> {
    const financialYear = financialYearOf(issuedAt);
    const serial = await takeSerial(db, invoiceCounters, financialYear);
    const number = invoiceNumber(financialYear, serial);
    await db.insert(invoices).values({ paymentId, number, financialYear, serial, issuedAt, gstRate, seller });
    return number;
  },
  /** Gives a refund the next number of its financial year and returns it; null if the payment has no invoice. */
  async issueCreditNote({ paymentId, amountPaise, issuedAt }: NewCreditNote): Promise<string | null> {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
    if (!invoice) return null;
    const financialYear = financialYearOf(issuedAt);
    const serial = await takeSerial(db, creditNoteCounters, financialYear);
    const number = creditNoteNumber(financialYear, serial);
    const terms = { gstRate: invoice.gstRate, seller: invoice.seller };
    await db.insert(creditNotes).values({ paymentId, number, financialYear, serial, issuedAt, amountPaise, ...terms });
    return number;
  },
});

export type IssueStore = ReturnType<typeof createIssueStore>;
