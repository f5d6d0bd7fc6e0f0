import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { CreditNoteStore } from './credit-note.store.ts';
import type { InvoiceStore } from './invoice.store.ts';
import { creditNotePdf } from './print/credit-note-pdf.ts';
import { invoicePdf } from './print/invoice-pdf.ts';
import type { Seller } from './seller.ts';

export interface PrintedPage {
  number: string;
  pdf: Buffer;
}

export interface Invoices {
  /** The printed invoice of a payment of one's own; administrators see everybody's. Throws 404 for all others. */
  print(paymentId: string, caller: Caller): Promise<PrintedPage>;
  /** The credit note of a refund, for the same people. */
  printCreditNote(creditNoteId: string, caller: Caller): Promise<PrintedPage>;
}

interface InvoiceDependencies {
  store: InvoiceStore & CreditNoteStore;
  /** Stands in where an invoice has not kept its own. */
  seller: Seller;
}

const isFor = ({ userId }: { userId: string }, caller: Caller): boolean =>
  caller.role === 'ADMIN' || userId === caller.id;

export const createInvoices = ({ store, seller }: InvoiceDependencies): Invoices => ({
  async print(paymentId, caller) {
    const found = await store.findInvoice(paymentId);
    if (!found || !isFor(found, caller)) throw notFound(apiMessages.payment.invoiceMissing);
    return { number: found.number, pdf: await invoicePdf({ ...found, seller: found.seller ?? seller }) };
  },
  async printCreditNote(creditNoteId, caller) {
    const found = await store.findCreditNote(creditNoteId);
    if (!found || !isFor(found, caller)) throw notFound(apiMessages.payment.creditNoteMissing);
    return { number: found.number, pdf: await creditNotePdf({ ...found, seller: found.seller ?? seller }) };
  },
});
