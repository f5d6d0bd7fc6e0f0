import { notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { InvoiceStore } from './invoice.store.ts';
import { invoicePdf } from './print/invoice-pdf.ts';
import type { Seller } from './seller.ts';

export interface Invoices {
  /** The printed invoice of a payment of one's own; administrators see everybody's. Throws 404 for all others. */
  print(paymentId: string, caller: Caller): Promise<{ number: string; pdf: Buffer }>;
}

interface Parts {
  store: InvoiceStore;
  /** Stands in where an invoice has not kept its own. */
  seller: Seller;
}

export const createInvoices = ({ store, seller }: Parts): Invoices => ({
  async print(paymentId, caller) {
    const found = await store.findInvoice(paymentId);
    const isTheirs = caller.role === 'ADMIN' || found?.userId === caller.id;
    if (!found || !isTheirs) throw notFound('Invoice Not Found');
    return { number: found.number, pdf: await invoicePdf({ ...found, seller: found.seller ?? seller }) };
  },
});
