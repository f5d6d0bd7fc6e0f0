/**
 * How not to take payments: the calls of the API with two transactions per payment and no unique keys. Only the
 * benchmark runs it, to see that its check finds what goes wrong.
 */
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { finalPrice } from '@vidya/contracts/course';
import { createOrder, type Order, purchaseHistory, verifyOrder } from '@vidya/contracts/payment';
import { z } from 'zod';
import { createSessionStore } from '../../api/src/account/session.store.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/database/connect.ts';
import { enrolments, orders } from '../../api/src/database/schema-sales.ts';
import { type Answer, route } from '../../api/src/http/route.ts';
import { createServer } from '../../api/src/http/server.ts';
import { createSessions } from '../../api/src/http/session.ts';
import { createXsrf } from '../../api/src/http/xsrf.ts';
import { type GatewayPayment, gatewayPayment } from '../../api/src/outside/card-gateway-shapes.ts';
import { createCardGateway } from '../../api/src/outside/card-gateway.ts';
import { createHistoryStore } from '../../api/src/payment/history.store.ts';
import { createHistory } from '../../api/src/payment/history.service.ts';
import { createEnrolmentStore } from '../../api/src/payment/enrolment.store.ts';
import { createOrderStore } from '../../api/src/payment/order.store.ts';
import { createPaymentStore } from '../../api/src/payment/payment.store.ts';
import { createSalesStore } from '../../api/src/payment/sales.store.ts';
import { accessUntil } from '../../api/src/payment/payment-state.ts';
import { newsOf } from '../../api/src/payment/payment-news.ts';
import { courseIdBody, order, purchaseHistoryEntry, verifyOrderForm } from '../../api/src/payment/payment-shapes.ts';
import { webhookRoutes } from '../../api/src/payment/webhook.routes.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
const store = { ...createOrderStore(db), ...createPaymentStore(db), ...createEnrolmentStore(db) };
const gateway = createCardGateway(config.gateway);
const sales = createSalesStore(db, { invoices: config.invoices });
const history = createHistory({ store: createHistoryStore(db), sales });
await db.execute(sql`drop index if exists orders_open_unique, payments_gateway_unique, enrolments_user_course_unique`);

async function open(courseId: string, userId: string): Promise<typeof orders.$inferSelect> {
  const mine = and(eq(orders.userId, userId), eq(orders.courseId, courseId), eq(orders.status, 'created'));
  const [found] = await db.select().from(orders).where(mine).limit(1);
  if (found) return found;
  const amountPaise = finalPrice((await store.findForSale(courseId))!) * 100;
  const receipt = randomBytes(16).toString('hex');
  const { id: gatewayOrderId } = await gateway.createOrder({ amountPaise, receipt, notes: {} });
  const [made] = await db.insert(orders).values({ userId, courseId, amountPaise, receipt, gatewayOrderId }).returning();
  return made!;
}

/** Looks first and writes afterwards, the payment in one transaction and the seat in another. */
async function settle(payment: GatewayPayment): Promise<void> {
  const news = newsOf(payment);
  const found = news && (await store.findByGatewayId(news.gatewayOrderId));
  if (!news || news.status !== 'captured' || !found?.courseId) return;
  if (await store.findPayment(news.gatewayPaymentId)) return;
  const { gatewayPaymentId, status, method } = news;
  const { id: orderId, userId, courseId, amountPaise } = found;
  await db.transaction(async (tx) => {
    const names = { userName: 'Buyer', courseTitle: 'Course' };
    const payment = { orderId, userId, courseId, amountPaise, gatewayPaymentId, status, method, ...names };
    await createPaymentStore(tx).addPayment(payment);
    await createOrderStore(tx).setStatus(orderId, 'paid');
  });
  if (await store.findEnrolment(userId, courseId)) return;
  await db.insert(enrolments).values({ userId, courseId, amountPaise, expiresAt: accessUntil(365) });
}

const { sessionSecret: secret = '' } = config;
const xsrf = createXsrf({ secret, isSecure: false });
const sessions = createSessions({ store: createSessionStore(db), xsrf, secret, isSecure: false });
const app = await createServer({ config, sessions, xsrf });

route(app, createOrder, {
  access: 'signedIn',
  schema: { body: courseIdBody, data: z.union([z.string(), order]) },
  handler: async ({ body: { courseId }, caller }): Promise<Answer<string | Order>> => {
    if (await store.findEnrolment(caller.id, courseId)) return { data: courseId };
    const { gatewayOrderId, amountPaise } = await open(courseId, caller.id);
    const { checkoutScript } = gateway;
    const data: Order = { id: gatewayOrderId ?? '', amount: amountPaise, currency: 'INR', checkoutScript };
    return { data };
  },
});
route(app, verifyOrder, {
  access: 'signedIn',
  schema: { body: verifyOrderForm, data: z.null() },
  handler: async ({ body }) => {
    await settle(await gateway.findPayment(body.razorpay_payment_id));
    return { data: null };
  },
});
route(app, purchaseHistory, {
  access: 'signedIn',
  schema: { data: z.array(purchaseHistoryEntry) },
  handler: async ({ caller }) => ({ data: await history.purchaseHistory(caller.id) }),
});

const letter = z.object({ payload: z.object({ payment: z.object({ entity: gatewayPayment }) }) });
webhookRoutes(app, {
  async receive({ body }) {
    await settle(letter.parse(JSON.parse(body.toString('utf8'))).payload.payment.entity);
    return 'done';
  },
});

// It does look after orders that nobody told it about: what it loses, it loses for other reasons.
for (const { gatewayOrderId } of await db.select().from(orders).where(eq(orders.status, 'created'))) {
  const payments = gatewayOrderId ? await gateway.listOrderPayments(gatewayOrderId) : [];
  for (const payment of payments) await settle(payment);
}
process.once('SIGTERM', () => void app.close().then(() => database.close()));
console.info(`API ready on ${await app.listen({ host: config.host, port: config.port })}`);
