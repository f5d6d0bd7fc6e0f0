import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { createRefunds } from '../refunds/refund.service.ts';
import type { SalesStore } from '../sales.store.ts';
import { adminPaymentRoutes } from './admin-payments.routes.ts';
import { createPaymentExport } from './export.service.ts';
import { createExportStore } from './export.store.ts';
import { createPaymentSearchStore } from './payment-search.store.ts';
import { createYears } from './year.service.ts';
import type { YearStore } from './year.store.ts';
import type { YearTotals } from './year-totals.ts';

interface AdminPaymentParts {
  db: Db;
  store: SalesStore;
  gateway: CardGateway;
  years: YearStore;
  totals: YearTotals;
}

/** All payments, for administrators. */
export function adminPaymentsModule(
  app: FastifyInstance,
  { db, store, gateway, years, totals }: AdminPaymentParts,
): void {
  const search = createPaymentSearchStore(db);
  adminPaymentRoutes(app, {
    years: createYears({ store: years, search, totals }),
    refunds: createRefunds({ store, years, gateway }),
    exports: createPaymentExport({ db, store: createExportStore(db), search }),
  });
}
