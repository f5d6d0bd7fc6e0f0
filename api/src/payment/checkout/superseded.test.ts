import { createOrder, type Order, purchaseHistory, subscribe } from '@vidya/contracts/calls/payment';
import { eq, sql } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { enrolments, orders, payments, refunds } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Person } from '../../testing/api.ts';
import { couponBuying } from '../../testing/coupon-buying.ts';
import { deliver } from '../../testing/gateway.ts';
import { mailsAbout, refundSubject } from '../../testing/purchase.ts';
import { addCoupon, inDays } from '../../testing/samples.ts';
import { openShop } from '../../testing/shop.ts';
import { reconcileOrders } from '../gateway/reconcile.service.ts';

const shop = openShop();
const { ask, order, uses, verify, hook } = couponBuying(shop);
type Receipt = Parameters<typeof hook>[0];

const makeFree = () => shop.api.db.update(courses).set({ discount: 100 }).where(eq(courses.id, shop.course.id));
const states = async () =>
  (await shop.api.db.select().from(orders).orderBy(orders.amountPaise)).map((row) => row.status);
const allEnrolments = () => shop.api.db.select().from(enrolments);
const paid = async () =>
  (await shop.api.db.select().from(payments).orderBy(payments.amountPaise)).map((row) => row.status);
const reconcile = async () => {
  await shop.api.db.execute(
    sql`update orders set updated_at = now() - interval '2 minutes', created_at = now() - interval '2 minutes'`,
  );
  await shop.api.jobs.send(shop.api.db, reconcileOrders, {});
  await shop.api.jobs.drain();
};

/** Starts to pay the full price, closes the window, then pays less with a coupon. Returns the first order. */
async function buyForLess(as = shop.learner): Promise<Order> {
  const left = await order(undefined, as);
  await verify(await shop.gateway.pay((await order('MONSOON20', as)).id), as);
  return left;
}

describe('what was begun before the course was owned', () => {
  it('ends when the course is bought for less', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    await buyForLess();
    expect(await states()).toEqual(['paid', 'superseded']);
    expect((await ask()).body.Data).toBe(shop.course.id);
  });

  it('ends when the course is had for nothing', async () => {
    await order();
    await makeFree();
    expect((await shop.api.inject(subscribe, { body: { courseId: shop.course.id }, as: shop.learner })).status).toBe(
      200,
    );
    expect(await states()).toEqual(['superseded']);
  });

  it('ends when a coupon leaves nothing to pay', async () => {
    await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100 });
    await order();
    expect((await ask('GIFT')).body.Data).toBe('Free');
    expect(await states()).toEqual(['superseded']);
  });

  it('stays when it is somebody else’s, or for something else', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const other = await shop.api.signIn();
    await order(undefined, other);
    await verify(await shop.gateway.pay((await order('MONSOON20')).id));
    expect(await states()).toEqual(['paid', 'created']);
  });
});

describe('money that arrives for it all the same', () => {
  const verified = (receipt: Receipt) => verify(receipt);
  it.each<[string, (receipt: Receipt) => Promise<unknown>]>([
    ['by webhook', hook],
    ['by verification', verified],
    ['by the reconciler', reconcile],
  ])('%s is given back once, noted and told', async (_, arrive) => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const left = await buyForLess();
    const [enrolment] = await allEnrolments();
    const receipt = await shop.gateway.pay(left.id);
    await arrive(receipt);
    await shop.api.jobs.drain();
    await arrive(receipt);
    await shop.api.jobs.drain();

    expect(await shop.gateway.refunds(receipt.razorpay_payment_id)).toMatchObject([{ amount: 89_900 }]);
    expect(await paid()).toEqual(['captured', 'refunded']);
    expect(await states()).toEqual(['paid', 'superseded']);
    expect(await allEnrolments()).toEqual([enrolment]);
    expect(await shop.api.db.select().from(refunds)).toHaveLength(1);
    expect(await uses()).toHaveLength(1);
    const noted = await shop.api.db.select().from(auditLog).orderBy(auditLog.createdAt);
    expect(noted.map(({ action, actorId, details }) => [action, actorId, details['by']])).toEqual([
      ['payment.refundAsked', null, 'site'],
      ['payment.refunded', null, 'site'],
    ]);
    const mails = mailsAbout(shop.api, refundSubject);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Rs. 899');
    expect(mails[0]!.text).not.toContain('ended');
  });

  it('is said to whoever paid it, in the window that was still open', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const receipt = await shop.gateway.pay((await buyForLess()).id);
    const say = { status: 200, body: { Message: 'You Already Own This Course, Your Payment Will Be Refunded' } };
    expect(await verify(receipt)).toMatchObject(say);
    await shop.api.jobs.drain();
    expect(await verify(receipt)).toMatchObject(say);
  });

  it('is given back when a payment that had failed goes through beside another of the same order', async () => {
    const { id } = await order();
    const failed = await shop.gateway.pay(id, { outcome: 'failure' });
    await hook(failed);
    await verify(await shop.gateway.pay(id));
    const [enrolment] = await allEnrolments();
    const entity = { ...(await shop.gateway.payment(failed.razorpay_payment_id)), status: 'captured' };
    await deliver(shop.api, { event: 'payment.captured', payload: { payment: { entity } } });
    expect(await allEnrolments()).toEqual([enrolment]);
    expect(await states()).toEqual(['paid']);
    expect(await shop.api.db.select().from(auditLog)).toMatchObject([{ action: 'payment.refundAsked', actorId: null }]);
  });

  it('opens the course where access has run out since, because nothing is owned', async () => {
    const left = await order();
    await shop.api.db
      .insert(enrolments)
      .values({ userId: shop.learner.id, courseId: shop.course.id, expiresAt: inDays(-1) });
    await hook(await shop.gateway.pay(left.id));
    await shop.api.jobs.drain();
    expect(await paid()).toEqual(['captured']);
    expect((await allEnrolments())[0]!.expiresAt > inDays(364)).toBe(true);
  });
});

describe('at the same moment', () => {
  const buyers = (howMany: number): Promise<Person[]> =>
    Promise.all(Array.from({ length: howMany }, () => shop.api.signIn()));

  it('two orders of one course are paid: one is kept, the other given back', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const rounds = await Promise.all(
      (await buyers(10)).map(async (as) => {
        const [dear, cheap] = [await order(undefined, as), await order('MONSOON20', as)];
        return { as, receipts: [await shop.gateway.pay(dear.id), await shop.gateway.pay(cheap.id)] as const };
      }),
    );
    const responses = await Promise.all(
      rounds.flatMap(({ as, receipts: [dear, cheap] }) => [
        hook(dear),
        verify(cheap, as),
        verify(dear, as),
        hook(cheap),
      ]),
    );
    for (const response of responses) expect('status' in response ? response.status : response.statusCode).toBe(200);
    await shop.api.jobs.drain();
    expect(await allEnrolments()).toHaveLength(10);
    for (const { expiresAt } of await allEnrolments()) expect(expiresAt < inDays(366)).toBe(true);
    const found = await paid();
    expect([
      found.filter((one) => one === 'captured').length,
      found.filter((one) => one === 'refunded').length,
    ]).toEqual([10, 10]);
    const ended = await states();
    expect([ended.filter((one) => one === 'paid').length, ended.filter((one) => one === 'superseded').length]).toEqual([
      10, 10,
    ]);
  });

  it('an order is paid or had for nothing while another is begun: none stays open beside an owned course', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100 });
    const rounds = await Promise.all(
      (await buyers(10)).map(async (as, index) => {
        const receipt = index % 2 === 0 ? await shop.gateway.pay((await order('MONSOON20', as)).id) : null;
        return { as, receipt };
      }),
    );
    await Promise.all(
      rounds.flatMap(({ as, receipt }) => [
        receipt ? hook(receipt) : ask('GIFT', as),
        shop.api.inject(createOrder, { body: { courseId: shop.course.id }, as }),
      ]),
    );
    expect(await allEnrolments()).toHaveLength(10);
    expect((await states()).filter((one) => one === 'created' || one === 'attempted')).toEqual([]);
  });
});

it('is not offered to be paid', async () => {
  await addCoupon(shop.api.db, { code: 'MONSOON20' });
  await buyForLess();
  const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
  expect(body.Data).toMatchObject([{ status: 'captured', resume: null, folded: [{ amount: 89_900, isDearer: true }] }]);
});
