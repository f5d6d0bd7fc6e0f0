import type { Seller } from '../../config/seller.ts';
import type { InvoiceRow } from '../invoice.store.ts';

/** An invoice with its seller: everything that is printed. */
export interface PrintedInvoice extends InvoiceRow {
  seller: Seller;
}
