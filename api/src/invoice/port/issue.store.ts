import { sql } from 'drizzle-orm';
import type { InvoiceTerms } from '../../config/seller.ts';
import type { Db } from '../../database/database.ts';
import { invoiceCounters, invoices } from '../../database/schema-invoices.ts';
import { financialYearOf, invoiceNumber } from '../financial-year.ts';

export interface IssueStore {
  /**
   * Gives a payment the next number of its financial year. Call it only inside the transaction that captures the
   * payment: the counter stays locked until it ends, so a rolled-back number goes to the next payment.
   */
  issueInvoice(payment: { id: string; capturedAt: Date }): Promise<void>;
}

export const createIssueStore = (db: Db, { seller, gstRate }: InvoiceTerms): IssueStore => ({
  async issueInvoice({ id, capturedAt }) {
    const financialYear = financialYearOf(capturedAt);
    const [counter] = await db
      .insert(invoiceCounters)
      .values({ financialYear, lastSerial: 1 })
      .onConflictDoUpdate({
        target: invoiceCounters.financialYear,
        set: { lastSerial: sql`${invoiceCounters.lastSerial} + 1` },
      })
      .returning();
    const serial = counter!.lastSerial;
    const number = invoiceNumber(financialYear, serial);
    await db
      .insert(invoices)
      .values({ paymentId: id, number, financialYear, serial, issuedAt: capturedAt, gstRate, seller });
  },
});
