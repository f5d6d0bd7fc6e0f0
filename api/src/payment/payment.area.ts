import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { CouponGuesses } from '../coupon/coupon-guesses.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CardGateway } from '../outside/card-gateway.ts';
import { adminPaymentArea } from './admin-payments.area.ts';
import { createCheckout } from './checkout.service.ts';
import { createGiveBack, giveBackPayment, giveBackWorker } from './give-back.ts';
import { createHistory } from './history.service.ts';
import { createHistoryStore } from './history.store.ts';
import { paymentRoutes } from './payment.routes.ts';
import { createReconciler } from './reconcile.service.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { createTellRefunded } from './refund-mail.ts';
import { createSalesStore } from './sales.store.ts';
import { createVerification } from './verify.service.ts';
import { webhookRoutes } from './webhook.routes.ts';
import { createWebhooks } from './webhook.service.ts';
import { createYearStore } from './year.store.ts';
import { createYearTotals, dropAfter } from './year-totals.ts';

interface PaymentParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  gateway: CardGateway;
  guesses: CouponGuesses;
}

/** Everything under `/payment`, and the job that asks about open orders every minute. */
export function paymentArea(app: FastifyInstance, { config, db, jobs, gateway, guesses }: PaymentParts): void {
  const years = createYearStore(db);
  const totals = createYearTotals({ sumMonths: (year) => years.sumMonths(year), lifeMs: config.totalsCacheMs });
  const tellRefunded = createTellRefunded(jobs, config.siteOrigins[0]);
  const terms = { invoices: config.invoices, tellRefunded, giveBack: createGiveBack(jobs) };
  const store = dropAfter(createSalesStore(db, terms), totals);
  const reconciler = createReconciler({ store, gateway });
  paymentRoutes(app, {
    keyId: gateway.keyId,
    checkout: createCheckout({ store, gateway, reconciler, guesses }),
    verification: createVerification({ store, gateway }),
    history: createHistory({ store: createHistoryStore(db), sales: store }),
  });
  adminPaymentArea(app, { db, store, gateway, years, totals });
  webhookRoutes(app, createWebhooks({ store, gateway }));
  jobs.handle(reconcileOrders, async () => void (await reconciler.run()));
  jobs.handle(giveBackPayment, giveBackWorker({ store, gateway }));
  jobs.repeat(reconcileOrders, '* * * * *', {});
}
