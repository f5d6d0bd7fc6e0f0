import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import type { InvoiceTerms } from '../invoice/seller.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CardGateway } from '../outside/card-gateway.ts';
import { createCheckout } from './checkout.service.ts';
import { createHistory } from './history.service.ts';
import { createHistoryStore } from './history.store.ts';
import { paymentRoutes } from './payment.routes.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { createReconciler } from './reconcile.service.ts';
import { createSalesStore } from './sales.store.ts';
import { createVerification } from './verify.service.ts';
import { webhookRoutes } from './webhook.routes.ts';
import { createWebhooks } from './webhook.service.ts';

interface PaymentParts {
  db: Db;
  jobs: Jobs;
  gateway: CardGateway;
  /** What captured payments are invoiced under. */
  terms: InvoiceTerms;
}

/** Everything under `/payment`, and the job that asks about open orders every minute. */
export function paymentArea(app: FastifyInstance, { db, jobs, gateway, terms }: PaymentParts): void {
  const store = createSalesStore(db, terms);
  const reconciler = createReconciler({ store, gateway });
  paymentRoutes(app, {
    keyId: gateway.keyId,
    checkout: createCheckout({ store, gateway, reconciler }),
    verification: createVerification({ store, gateway }),
    history: createHistory(createHistoryStore(db)),
  });
  webhookRoutes(app, createWebhooks({ store, gateway }));
  jobs.handle(reconcileOrders, async () => void (await reconciler.run()));
  jobs.repeat(reconcileOrders, '* * * * *', {});
}
