import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Seller } from '../config/seller.ts';
import type { Caller } from '../http/access/session.ts';
import { permitted } from '../policy/may.ts';
import type { InvoiceStore } from './invoice.store.ts';
import { creditNotePdf, invoicePdf } from './print/papers.ts';

const { invoiceMissing, creditNoteMissing } = apiMessages.payment;

/** Prints for the buyer, and anything for administrators; throws 404 for everybody else. */
export const createInvoices = (store: InvoiceStore, sellerNow: Seller) => ({
  print: async (paymentId: string, caller: Caller) => {
    const stored = await store.findInvoice(paymentId);
    const found = permitted('invoice.read', caller, { thing: stored, missing: invoiceMissing });
    return { number: found.number, pdf: await invoicePdf({ ...found, seller: found.seller ?? sellerNow }) };
  },
  printCreditNote: async (creditNoteId: string, caller: Caller) => {
    const stored = await store.findCreditNote(creditNoteId);
    const found = permitted('invoice.read', caller, { thing: stored, missing: creditNoteMissing });
    return { number: found.number, pdf: await creditNotePdf({ ...found, seller: found.seller ?? sellerNow }) };
  },
});

export type Invoices = ReturnType<typeof createInvoices>;
