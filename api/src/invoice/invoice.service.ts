import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Seller } from '../config/seller.ts';
import type { Caller } from '../http/session.ts';
import { permitted } from '../policy/may.ts';
import type { InvoiceStore } from './invoice.store.ts';
import type { CreditNoteStore } from './port/credit-note.store.ts';
import { creditNotePdf } from './print/credit-note-pdf.ts';
import { invoicePdf } from './print/invoice-pdf.ts';

export interface PrintedPage {
  number: string;
  pdf: Buffer;
}

export interface Invoices {
  /**
   * Returns the printed invoice of the caller's own payment; administrators may print any. Throws 404 for everybody
   * else.
   */
  print(paymentId: string, caller: Caller): Promise<PrintedPage>;
  /** Returns the credit note of a refund, for the same callers. */
  printCreditNote(creditNoteId: string, caller: Caller): Promise<PrintedPage>;
}

interface InvoiceDependencies {
  store: InvoiceStore & CreditNoteStore;
  /** The fallback for invoices without a stored seller. */
  seller: Seller;
}

const { invoiceMissing, creditNoteMissing } = apiMessages.payment;

export const createInvoices = ({ store, seller }: InvoiceDependencies): Invoices => ({
  async print(paymentId, caller) {
    const stored = await store.findInvoice(paymentId);
    const found = permitted('invoice.read', caller, { found: stored, missing: invoiceMissing });
    return { number: found.number, pdf: await invoicePdf({ ...found, seller: found.seller ?? seller }) };
  },
  async printCreditNote(creditNoteId, caller) {
    const stored = await store.findCreditNote(creditNoteId);
    const found = permitted('invoice.read', caller, { found: stored, missing: creditNoteMissing });
    return { number: found.number, pdf: await creditNotePdf({ ...found, seller: found.seller ?? seller }) };
  },
});
