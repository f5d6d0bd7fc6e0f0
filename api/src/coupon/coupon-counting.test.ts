import { purchaseHistory } from '@vidya/contracts/calls/payment';
import { eq, sql } from 'drizzle-orm';
import { courses } from '../database/tables/schema-courses.ts';
import { coupons, orders, payments } from '../database/tables/schema-sales.ts';
import { reconcileOrders } from '../payment/gateway/reconcile.service.ts';
import { couponBuying } from '../testing/coupon-buying.ts';
import { addCoupon, inDays } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();

const { ask, order, reason, uses, verify, hook } = couponBuying(shop);

const reconcile = async () => {
  await shop.api.db.execute(
    sql`update orders set updated_at = now() - interval '2 minutes', created_at = now() - interval '2 minutes'`,
  );
  await shop.api.jobs.send(shop.api.db, reconcileOrders, {});
  await shop.api.jobs.drain();
};
describe('an order with a coupon', () => {
  it('is opened for what the server computes, and counts nothing', async () => {
    const couponId = await addCoupon(shop.api.db, { code: 'MONSOON20' });
    expect(await order('monsoon20')).toMatchObject({
      amount: 71_900,
      coupon: { code: 'MONSOON20', savedPaise: 18_000 },
    });
    expect(await shop.api.db.select().from(orders)).toMatchObject([
      { couponId, couponSavedPaise: 18_000, amountPaise: 71_900, price: 1_499, discount: 40 },
    ]);
    expect(await uses()).toEqual([]);
  });

  it.each([
    ['verification, webhook, reconciler', [verify, hook, reconcile]],
    ['verification, reconciler, webhook', [verify, reconcile, hook]],
    ['webhook, verification, reconciler', [hook, verify, reconcile]],
    ['webhook, reconciler, verification', [hook, reconcile, verify]],
    ['reconciler, webhook, verification', [reconcile, hook, verify]],
    ['reconciler, verification, webhook', [reconcile, verify, hook]],
  ])('is counted once, told by %s', async (_, tellers) => {
    const couponId = await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const receipt = await shop.gateway.pay((await order('MONSOON20')).id);
    for (const tell of tellers) await tell(receipt);
    for (const tell of tellers) await tell(receipt);
    const [payment] = await shop.api.db.select().from(payments);
    expect(await uses()).toEqual([
      { paymentId: payment!.id, couponId, userId: shop.learner.id, savedPaise: 18_000, createdAt: expect.any(Date) },
    ]);
    const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
    expect(body.Data).toMatchObject([{ amount: 71_900, status: 'captured' }]);
  });

  it('is counted once when all tell it at the same time', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const receipt = await shop.gateway.pay((await order('MONSOON20')).id);
    await Promise.all([verify(receipt), hook(receipt), verify(receipt), hook(receipt), ask('MONSOON20')]);
    expect(await uses()).toHaveLength(1);
  });

  it('stays counted when the money is given back, before or after we hear of it', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const receipt = await shop.gateway.pay((await order('MONSOON20')).id);
    await shop.gateway.refund(receipt.razorpay_payment_id);
    await hook(receipt);
    expect(await shop.api.db.select().from(payments)).toMatchObject([{ status: 'refunded' }]);
    expect(await uses()).toHaveLength(1);
    expect(await reason('MONSOON20')).toEqual([400, 'You Have Already Used This Coupon']);
  });

  it('finds what was paid with a coupon when Buy is pressed again without one', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    await shop.gateway.pay((await order('MONSOON20')).id);
    expect((await ask()).body).toMatchObject({ Data: shop.course.id });
    expect(await uses()).toHaveLength(1);
  });

  it('is taken up again by whoever opened it, as long as the coupon is good', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20', maxUses: 1 });
    const first = await order('MONSOON20');
    expect((await order('MONSOON20')).id).toBe(first.id);
    await shop.api.db.update(coupons).set({ expiresAt: inDays(-1) });
    expect(await reason('MONSOON20')).toEqual([400, 'Coupon Has Expired']);
    await shop.api.db.update(coupons).set({ expiresAt: null, isPaused: true });
    expect(await reason('MONSOON20')).toEqual([400, 'Coupon Is Not Valid']);
    // Paid in a checkout window that was open the whole time.
    await verify(await shop.gateway.pay(first.id));
    expect(await uses()).toHaveLength(1);
  });
});

describe('two coupons of equal amount', () => {
  it('share one open order, which counts the one that was asked for last', async () => {
    await addCoupon(shop.api.db, { code: 'PERCENT' });
    const rupeesId = await addCoupon(shop.api.db, { code: 'RUPEES', rupeesOff: 180 });
    const first = await order('PERCENT');
    const second = await order('RUPEES');
    expect(second).toMatchObject({ id: first.id, amount: 71_900, coupon: { code: 'RUPEES' } });
    await verify(await shop.gateway.pay(second.id));
    expect(await uses()).toMatchObject([{ couponId: rupeesId, savedPaise: 18_000 }]);
  });

  it('count nothing when the price itself fell to that amount', async () => {
    await addCoupon(shop.api.db, { code: 'RUPEES', rupeesOff: 180 });
    const first = await order('RUPEES');
    await shop.api.db.update(courses).set({ price: 719, discount: 0 });
    const second = await order();
    expect(second).toEqual({ ...first, coupon: undefined });
    await verify(await shop.gateway.pay(second.id));
    expect(await uses()).toEqual([]);
  });

  it('count the one that was paid with, although nobody had told us', async () => {
    const percentId = await addCoupon(shop.api.db, { code: 'PERCENT' });
    await addCoupon(shop.api.db, { code: 'RUPEES', rupeesOff: 180 });
    await shop.gateway.pay((await order('PERCENT')).id);
    expect((await ask('RUPEES')).body.Data).toBe(shop.course.id);
    expect(await uses()).toMatchObject([{ couponId: percentId }]);
  });
});

describe('a coupon that leaves nothing to pay', () => {
  it('enrols at once, as Free Coupon, and is counted', async () => {
    const couponId = await addCoupon(shop.api.db, { code: 'GIFT', rupeesOff: 5_000 });
    expect((await ask('GIFT')).body).toMatchObject({ Data: 'Free', Message: 'Enrolled Successfully' });
    const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
    expect(body.Data).toMatchObject([{ amount: 0, paymentMethod: '', status: 'captured', invoice: null }]);
    expect(await uses()).toMatchObject([{ couponId, savedPaise: 89_900 }]);
    expect(await shop.api.db.select().from(orders)).toEqual([]);
    expect((await ask('GIFT')).body.Data).toBe(shop.course.id);
  });

  it('is counted once when it is pressed several times', async () => {
    await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100 });
    const responses = await Promise.all([ask('GIFT'), ask('GIFT'), ask('GIFT')]);
    for (const { status, body } of responses)
      expect([status, ['Free', shop.course.id].includes(body.Data as string)]).toEqual([200, true]);
    expect(await uses()).toHaveLength(1);
    expect(await shop.api.db.select().from(payments)).toHaveLength(1);
  });

  it('is not used up by a course that is free anyway', async () => {
    await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100 });
    await shop.api.db.update(courses).set({ discount: 100 }).where(eq(courses.id, shop.course.id));
    expect((await ask('GIFT')).body.Data).toBe('Free');
    expect(await uses()).toEqual([]);
  });
});

it('refuses codes that are none, and staff whatever they bring', async () => {
  expect(await reason('NOWHERE')).toEqual([400, 'Coupon Is Not Valid']);
  const { body } = await ask(`\0' or 1=1 --`);
  expect(body).toMatchObject({ Message: 'Coupon Is Not Valid', Error: 'CouponRefused' });
  const teacher = await shop.api.signIn({ role: 'INSTRUCTOR' });
  expect((await ask('NOWHERE', teacher)).status).toBe(403);
});
