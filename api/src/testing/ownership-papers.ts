import type { Db } from '../database/database.ts';
import { creditNotes, invoices } from '../database/tables/schema-invoices.ts';
import { refundRequests } from '../database/tables/schema-sales.ts';

const numbered = { financialYear: 2026, serial: 1, issuedAt: new Date(), gstRate: 18 };

/** Adds the invoice of a payment and a credit note for a part of it. Returns the credit note's id. */
export async function addPapers(db: Db, paymentId: string): Promise<string> {
  await db.insert(invoices).values({ ...numbered, number: 'VD/26-27/000001', paymentId });
  const credit = { ...numbered, number: 'CN/26-27/000001', paymentId, amountPaise: 100 };
  const [note] = await db.insert(creditNotes).values(credit).returning();
  return note!.id;
}

/** Adds an open request for the refund of a person's payment, which staff answers. Returns its id. */
export async function addRefundRequest(db: Db, own: { paymentId: string; userId: string }): Promise<string> {
  const asked = { ...own, isSelfService: false, reason: 'Moved abroad' };
  const [row] = await db.insert(refundRequests).values(asked).returning();
  return row!.id;
}
