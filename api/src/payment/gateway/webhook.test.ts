import {
  createOrder,
  fetchAllPayments,
  type Order,
  purchaseHistory,
  verifyOrder,
} from '@vidya/contracts/calls/payment';
import { monthInIndia } from '@vidya/contracts/texts/format';
import { sql } from 'drizzle-orm';
import { enrolments, orders, payments, refunds, webhookEvents } from '../../database/tables/schema-sales.ts';
import { startApi } from '../../testing/api.ts';
import { deliver } from '../../testing/gateway.ts';
import { changedRows, rowMarks } from '../../testing/row-marks.ts';
import { openShop } from '../../testing/shop.ts';
import { reconcileOrders } from './reconcile.service.ts';
import { applyWebhook } from './webhook.service.ts';

const shop = openShop();
afterEach(() => jest.restoreAllMocks());

const openOrder = async (): Promise<string> =>
  ((await shop.api.inject(createOrder, { body: { courseId: shop.course.id }, as: shop.learner })).body.Data as Order)
    .id;
const allEnrolments = () => shop.api.db.select().from(enrolments);
const payment = async () => (await shop.api.db.select().from(payments))[0]!;
const letterOf = async (event: string, paymentId: string, more: object = {}) => ({
  event,
  payload: { payment: { entity: await shop.gateway.payment(paymentId) }, ...more },
});

describe('the webhook', () => {
  it('enrols a shop.learner who closed the tab', async () => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const response = await deliver(shop.api, await letterOf('payment.captured', id));
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'stored' }]);
    expect(await allEnrolments()).toMatchObject([
      { userId: shop.learner.id, courseId: shop.course.id, status: 'active' },
    ]);
    expect(await payment()).toMatchObject({
      gatewayPaymentId: id,
      status: 'captured',
      userName: shop.learner.fullName,
    });
  });

  it('believes nobody without the right signature', async () => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const letter = await letterOf('payment.captured', id);
    expect((await deliver(shop.api, { ...letter, secret: 'sandbox-key-secret' })).statusCode).toBe(400);
    const unsigned = await shop.api.app.inject({ method: 'POST', url: '/api/v1/payment/webhook', payload: letter });
    expect(unsigned.statusCode).toBe(400);
    expect(await allEnrolments()).toEqual([]);
    expect(await shop.api.db.select().from(webhookEvents)).toEqual([]);
  });

  it('works through an event once, and two events about one payment as one', async () => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const letter = { ...(await letterOf('payment.captured', id)), eventId: 'event-1' };
    await deliver(shop.api, letter);
    const [enrolment] = await allEnrolments();
    expect((await deliver(shop.api, letter)).json()).toEqual({ status: 'repeated' });
    await deliver(shop.api, await letterOf('order.paid', id));
    expect(await allEnrolments()).toEqual([enrolment]);
    expect(await shop.api.db.select().from(webhookEvents)).toHaveLength(2);
  });

  it('agrees with the browser whichever is first', async () => {
    const receipt = await shop.gateway.pay(await openOrder());
    const letter = await letterOf('payment.captured', receipt.razorpay_payment_id);
    await Promise.all([
      deliver(shop.api, letter),
      shop.api.inject(verifyOrder, { body: { ...receipt, courseId: shop.course.id }, as: shop.learner }),
      deliver(shop.api, letter),
    ]);
    expect(await allEnrolments()).toHaveLength(1);
    expect(await shop.api.db.select().from(payments)).toHaveLength(1);
  });

  it('never goes back: a late event for a failure or an authorisation changes nothing', async () => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const entity = await shop.gateway.payment(id);
    await deliver(shop.api, { event: 'payment.captured', payload: { payment: { entity } } });
    for (const status of ['authorized', 'failed', 'created'])
      await deliver(shop.api, {
        event: `payment.${status}`,
        payload: { payment: { entity: { ...entity, status } } },
      });
    expect((await payment()).status).toBe('captured');
    expect(await allEnrolments()).toMatchObject([{ status: 'active' }]);
  });

  it('keeps a failed attempt beside the one that succeeded', async () => {
    const orderId = await openOrder();
    const failed = await shop.gateway.pay(orderId, { outcome: 'failure' });
    await deliver(shop.api, await letterOf('payment.failed', failed.razorpay_payment_id));
    expect(await allEnrolments()).toEqual([]);
    const declined = 'The bank declined this payment. No money was taken.';
    const history = async () => (await shop.api.inject(purchaseHistory, { as: shop.learner })).body.Data;
    expect(await history()).toMatchObject([{ status: 'failed', declined }]);
    const as = await shop.api.signIn({ role: 'ADMIN' });
    const { year } = monthInIndia(Date.now());
    const { paymentsByMonth } = (await shop.api.inject(fetchAllPayments, { body: { year }, as })).body.Data!;
    expect(Object.values(paymentsByMonth).flatMap(({ items }) => items)).toMatchObject([{ declined }]);
    const paid = await shop.gateway.pay(orderId);
    await deliver(shop.api, await letterOf('payment.captured', paid.razorpay_payment_id));
    const found = await shop.api.db.select({ status: payments.status }).from(payments);
    expect(found.map(({ status }) => status).toSorted()).toEqual(['captured', 'failed']);
    expect(await history()).toMatchObject([{ status: 'captured', declined: '' }]);
    expect(await allEnrolments()).toHaveLength(1);
  });

  it('does not enrol for another amount or currency than was asked for', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const entity = await shop.gateway.payment(id);
    for (const wrong of [{ amount: 100 }, { currency: 'USD' }, { order_id: 'order_unknown' }, { order_id: null }]) {
      const response = await deliver(shop.api, {
        event: 'payment.captured',
        payload: { payment: { entity: { ...entity, ...wrong } } },
      });
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'stored' }]);
    }
    expect(await allEnrolments()).toEqual([]);
  });

  it('takes access away when all the money goes back, and not before', async () => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    await deliver(shop.api, await letterOf('payment.captured', id));
    const part = await shop.gateway.refund(id, 10_000);
    await deliver(shop.api, await letterOf('refund.processed', id, { refund: { entity: part } }));
    expect(await payment()).toMatchObject({ status: 'captured', refundedPaise: 10_000 });
    expect(await allEnrolments()).toMatchObject([{ status: 'active' }]);
    const rest = await shop.gateway.refund(id);
    await deliver(shop.api, await letterOf('refund.processed', id, { refund: { entity: rest } }));
    expect(await payment()).toMatchObject({ status: 'refunded', refundedPaise: 89_900 });
    expect(await allEnrolments()).toMatchObject([{ status: 'refunded' }]);
    expect(await shop.api.db.select().from(refunds)).toHaveLength(2);
  });

  it('gives no access when the refund arrives before the capture', async () => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const captured = await letterOf('payment.captured', id);
    const refund = await shop.gateway.refund(id);
    await deliver(shop.api, await letterOf('refund.processed', id, { refund: { entity: refund } }));
    await deliver(shop.api, captured);
    expect((await payment()).status).toBe('refunded');
    expect(await allEnrolments()).toEqual([]);
  });
});

describe('a stored event', () => {
  /** Stores an event as the gateway sends it, and leaves it to the workers. */
  const store = async (eventId: string) => {
    const { razorpay_payment_id: id } = await shop.gateway.pay(await openOrder());
    const letter = { ...(await letterOf('payment.captured', id)), eventId };
    const response = await deliver(
      { app: shop.api.app, jobs: { ...shop.api.jobs, drain: async () => undefined } },
      letter,
    );
    return { response, letter };
  };

  it('is answered before it is applied, and applied by another server after a kill', async () => {
    const { response } = await store('event-1');
    expect([response.statusCode, response.json(), await allEnrolments()]).toEqual([200, { status: 'stored' }, []]);
    const other = await startApi(
      { RAZORPAY_API: shop.gateway.address, DATA_DIR: shop.api.config.dataDir },
      shop.api.database,
    );
    await other.jobs.drain(applyWebhook);
    expect(await allEnrolments()).toMatchObject([{ userId: shop.learner.id, status: 'active' }]);
    await other.close();
  });

  it('writes nothing when it is sent again, or its job runs again', async () => {
    const { letter } = await store('event-1');
    await shop.api.jobs.drain(applyWebhook);
    const before = await rowMarks(shop.api.db);
    expect((await deliver(shop.api, letter)).json()).toEqual({ status: 'repeated' });
    await shop.api.jobs.send(shop.api.db, applyWebhook, { eventId: 'event-1' });
    await shop.api.jobs.drain(applyWebhook);
    // The job that was sent by hand is one.
    expect(changedRows(before, await rowMarks(shop.api.db))).toEqual(['jobs ']);
  });

  it('is queued again when its job is gone', async () => {
    await store('event-1');
    await shop.api.db.execute(sql`delete from pgboss.job where name = ${applyWebhook.name}`);
    const run = async () => {
      await shop.api.jobs.send(shop.api.db, reconcileOrders, {});
      await shop.api.jobs.drain();
    };
    await run();
    expect(await allEnrolments()).toEqual([]);
    await shop.api.db.execute(sql`update webhook_events set received_at = now() - interval '2 hours'`);
    await run();
    expect(await allEnrolments()).toHaveLength(1);
  });
});

describe('the reconciler', () => {
  const letTimePass = () =>
    shop.api.db.execute(
      sql`update orders set created_at = now() - interval '2 minutes', updated_at = now() - interval '2 minutes'`,
    );
  const run = async (): Promise<void> => {
    await shop.api.jobs.send(shop.api.db, reconcileOrders, {});
    await shop.api.jobs.drain();
  };

  it('finds what neither the browser nor a webhook brought', async () => {
    await shop.gateway.pay(await openOrder());
    await run();
    expect(await allEnrolments()).toEqual([]);
    await letTimePass();
    await run();
    expect(await allEnrolments()).toMatchObject([{ userId: shop.learner.id, status: 'active' }]);
    expect(await shop.api.db.select().from(orders)).toMatchObject([{ status: 'paid' }]);
  });

  it('asks about an order that is opened again as long as about a new one', async () => {
    await openOrder();
    await shop.api.db.execute(
      sql`update orders set created_at = now() - interval '84 hours', updated_at = now() - interval '84 hours'`,
    );
    await shop.gateway.pay(await openOrder());
    const day = sql`interval '1 day'`;
    await shop.api.db.execute(
      sql`update orders set created_at = created_at - ${day}, updated_at = updated_at - ${day}`,
    );
    await run();
    expect(await allEnrolments()).toMatchObject([{ status: 'active' }]);
  });

  it('leaves an unpaid order open, and closes it after four days', async () => {
    await openOrder();
    await letTimePass();
    await run();
    expect(await shop.api.db.select().from(orders)).toMatchObject([{ status: 'created' }]);
    await shop.api.db.execute(sql`update orders set created_at = now() - interval '5 days'`);
    await run();
    expect(await shop.api.db.select().from(orders)).toMatchObject([{ status: 'closed' }]);
  });
});
