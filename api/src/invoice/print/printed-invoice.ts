import type { InvoiceRow } from '../invoice.store.ts';
import type { Seller } from '../seller.ts';

/** An invoice with its seller: everything that is printed. */
export interface PrintedInvoice extends InvoiceRow {
  seller: Seller;
}
