import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { createInvoices } from './invoice.service.ts';
import { createInvoiceStore } from './invoice.store.ts';
import type { InvoiceTerms } from './seller.ts';

/** Printing invoices. Their numbers are given by the payment area, where money comes in. */
export function invoiceArea(app: FastifyInstance, { db, terms }: { db: Db; terms: InvoiceTerms }): void {
  invoiceRoutes(app, createInvoices({ store: createInvoiceStore(db), seller: terms.seller }));
}
