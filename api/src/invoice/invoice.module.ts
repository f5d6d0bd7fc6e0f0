import type { FastifyInstance } from 'fastify';
import type { InvoiceTerms } from '../config/seller.ts';
import type { Db } from '../database/database.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { createInvoices } from './invoice.service.ts';
import { createInvoiceStore } from './invoice.store.ts';

/** Prints invoices and credit notes. The payment module issues their numbers when it applies payments and refunds. */
export function invoiceModule(app: FastifyInstance, { db, terms }: { db: Db; terms: InvoiceTerms }): void {
  invoiceRoutes(app, createInvoices(createInvoiceStore(db), terms.seller));
}
