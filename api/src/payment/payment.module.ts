import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CouponAttemptLimiter } from '../coupon/port/coupon-attempts.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CardGateway } from '../outside/payments/card-gateway.ts';
import { adminPaymentsModule } from './admin/admin-payments.module.ts';
import { createYearStore } from './admin/year.store.ts';
import { createYearTotals, dropAfter } from './admin/year-totals.ts';
import { createCheckout } from './checkout/checkout.service.ts';
import { createVerification } from './checkout/verify.service.ts';
import { createReconciler } from './gateway/reconcile.service.ts';
import { reconcileOrders } from './gateway/reconcile-orders.ts';
import { webhookRoutes } from './gateway/webhook.routes.ts';
import { createWebhooks } from './gateway/webhook.service.ts';
import { createHistory } from './history.service.ts';
import { createHistoryStore } from './history.store.ts';
import { paymentRoutes } from './payment.routes.ts';
import { createGiveBack, giveBackPayment, giveBackWorker } from './refunds/give-back.ts';
import { createTellRefunded } from './refunds/refund-mail.ts';
import { createSalesStore } from './sales.store.ts';

interface PaymentParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  gateway: CardGateway;
  couponAttempts: CouponAttemptLimiter;
}

/** All routes under `/payment`, and the job that reconciles open orders every minute. */
export function paymentModule(app: FastifyInstance, { config, db, jobs, gateway, couponAttempts }: PaymentParts): void {
  const years = createYearStore(db);
  const totals = createYearTotals({ sumMonths: (year) => years.sumMonths(year), ttlMs: config.totalsCacheMs });
  const tellRefunded = createTellRefunded(jobs, config.siteOrigins[0]);
  const terms = { invoices: config.invoices, tellRefunded, giveBack: createGiveBack(jobs) };
  const store = dropAfter(createSalesStore(db, terms), totals);
  const reconciler = createReconciler({ store, gateway });
  paymentRoutes(app, {
    keyId: gateway.keyId,
    checkout: createCheckout({ store, gateway, reconciler, couponAttempts }),
    verification: createVerification({ store, gateway }),
    history: createHistory({ store: createHistoryStore(db), sales: store }),
  });
  adminPaymentsModule(app, { db, store, gateway, years, totals });
  webhookRoutes(app, createWebhooks({ store, gateway }));
  jobs.handle(reconcileOrders, async () => void (await reconciler.run()));
  jobs.handle(giveBackPayment, giveBackWorker({ store, gateway }));
  jobs.repeat(reconcileOrders, '* * * * *', {});
}
