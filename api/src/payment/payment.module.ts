import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CouponAttemptLimiter } from '../coupon/port/coupon-attempts.ts';
import type { Db, Pools } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ApplyMoneyEvent } from '../ledger/payouts/apply-money-event.ts';
import type { CardGateway } from '../outside/payments/card-gateway.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { adminPaymentRoutes } from './admin/admin-payments.routes.ts';
import { createExportPayments } from './admin/export.service.ts';
import { createExportStore } from './admin/export.store.ts';
import { createPaymentSearchStore } from './admin/payment-search.store.ts';
import { createFetchAllPayments } from './admin/year.service.ts';
import { createYearStore } from './admin/year.store.ts';
import { createYearTotals, dropAfter } from './admin/year-totals.ts';
import { createCheckout } from './checkout/checkout.service.ts';
import { createLeaveCourse } from './checkout/leave.service.ts';
import { createVerifyOrder } from './checkout/verify.service.ts';
import { createNoteUpdate } from './gateway/note-update.ts';
import { createReconciler, reconcileOrders } from './gateway/reconcile.service.ts';
import { webhookRoutes } from './gateway/webhook.routes.ts';
import {
  applyWebhook,
  createReceiveWebhook,
  createResendEvents,
  createWebhookWorker,
  type ReceiveParts,
} from './gateway/webhook.service.ts';
import { createPurchaseHistory } from './history.service.ts';
import { createHistoryStore } from './history.store.ts';
import { paymentRoutes } from './payment.routes.ts';
import { createPaymentStore } from './payment.store.ts';
import { createTellPurchased } from './purchase-mail.ts';
import {
  createQueueGivingBack,
  createRefundDuplicatePayment,
  giveBackPayment,
  giveBackWorker,
} from './refunds/give-back.ts';
import { createGiveBack } from './refunds/learner-refund.service.ts';
import { createRefundPayment } from './refunds/refund.service.ts';
import { createTellDeclined, createTellRefunded } from './refunds/refund-mail.ts';
import { createRefundRequestStore } from './refunds/refund-request.store.ts';
import { createRefundRequests } from './refunds/refund-requests.service.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { createSalesStore } from './sales.store.ts';

interface PaymentParts {
  config: Config;
  db: Db;
  pools: Pick<Pools, 'payments' | 'webhooks' | 'exports' | 'jobs'>;
  jobs: Jobs;
  gateway: CardGateway;
  applyMoneyEvent: ApplyMoneyEvent;
  couponAttempts: CouponAttemptLimiter;
  shared: Pick<SharedState, 'changes'>;
  metrics: ApiMetrics;
}

/** All routes under `/payment`, and the job that reconciles open orders every minute. */
export function paymentModule(app: FastifyInstance, parts: PaymentParts): void {
  const { config, db, pools, jobs, gateway, couponAttempts, shared, metrics, applyMoneyEvent } = parts;
  const years = createYearStore(db);
  const totals = createYearTotals({ sumMonths: years.sumMonths, ttlMs: config.totalsCacheMs });
  const [origin] = config.siteOrigins;
  const terms = {
    invoices: config.invoices,
    tellRefunded: createTellRefunded(jobs, origin),
    tellPurchased: createTellPurchased(jobs, origin),
    giveBack: createRefundDuplicatePayment(jobs),
  };
  const drop = shared.changes.clearEverywhere('payments', totals.drop);
  const store = dropAfter(createSalesStore(pools.payments, terms), { drop });
  const noteUpdate = createNoteUpdate(metrics);
  const reconciler = createReconciler({ store, gateway, noteUpdate });
  paymentRoutes(app, {
    keyId: gateway.keyId,
    checkout: createCheckout({ store, gateway, reconciler, couponAttempts }),
    verifyOrder: createVerifyOrder({ store, gateway, noteUpdate }),
    purchaseHistory: createPurchaseHistory({
      store: createHistoryStore(db),
      sales: store,
      requests: createRefundRequestStore(db),
    }),
  });
  const search = createPaymentSearchStore(db);
  const refundPayment = createRefundPayment({ store, years, gateway });
  adminPaymentRoutes(app, {
    fetchAllPayments: createFetchAllPayments({ store: years, search, totals }),
    refundPayment,
    exportPayments: createExportPayments({
      db: pools.exports,
      store: createExportStore(pools.exports),
      search: createPaymentSearchStore(pools.exports),
    }),
  });
  refundRoutes(app, {
    giveBack: createGiveBack({ store, gateway, queue: createQueueGivingBack(jobs) }),
    leaveCourse: createLeaveCourse(store),
    requests: createRefundRequests({
      db: pools.payments,
      refundPayment,
      tellDeclined: createTellDeclined(jobs, origin),
    }),
  });
  const transaction: ReceiveParts['transaction'] = (work) =>
    pools.webhooks.transaction((tx) => work(createPaymentStore(tx), tx));
  webhookRoutes(app, createReceiveWebhook({ transaction, jobs, gateway }));
  const unhurried = { store: dropAfter(createSalesStore(pools.jobs, terms), { drop }), gateway, noteUpdate };
  const reconcileAll = createReconciler(unhurried);
  const resendEvents = createResendEvents({ store: unhurried.store, jobs });
  jobs.handle(reconcileOrders, async () => {
    await reconcileAll.run();
    await resendEvents(pools.jobs);
  });
  jobs.handle(applyWebhook, createWebhookWorker({ ...unhurried, applyMoneyEvent }));
  jobs.handle(giveBackPayment, giveBackWorker(unhurried));
  jobs.repeat(reconcileOrders, '* * * * *', {});
}
