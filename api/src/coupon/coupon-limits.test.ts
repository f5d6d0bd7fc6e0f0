import { checkCoupon } from '@vidya/contracts/calls/coupon';
import { enrolments, orders } from '../database/tables/schema-sales.ts';
import { couponBuying } from '../testing/coupon-buying.ts';
import { addCoupon, addCourse, inDays } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();

const { ask, order, reason, uses, verify, hook } = couponBuying(shop);
const addOther = () => addCourse(shop.api.db, { instructorId: shop.course.instructorId });

const buy = async (...asked: Parameters<typeof ask>) => {
  const [, as, courseId] = asked;
  const receipt = await shop.gateway.pay((await order(...asked)).id);
  expect((await verify(receipt, as, courseId)).status).toBe(200);
  return receipt;
};

describe('a limited coupon', () => {
  it('is held by a checkout for a while, for nobody else to take', async () => {
    await addCoupon(shop.api.db, { code: 'LAST', maxUses: 1 });
    const other = await shop.api.signIn();
    const first = await order('LAST');
    expect(await reason('LAST', other)).toEqual([400, 'Coupon Is Used Up']);
    const query = { courseId: shop.course.id, code: 'LAST' };
    expect((await shop.api.inject(checkCoupon, { query })).body.Message).toBe('Coupon Is Used Up');
    expect((await shop.api.inject(checkCoupon, { query, as: shop.learner })).body.Data).toMatchObject({ price: 719 });
    await shop.api.db.update(orders).set({ couponHeldUntil: inDays(-1) });
    const second = await order('LAST', other);
    expect(await reason('LAST')).toEqual([400, 'Coupon Is Used Up']);
    expect((await ask()).body.Data).toMatchObject({ amount: 89_900 });
    // A payment that arrives later is accepted and counts beyond the limit.
    await verify(await shop.gateway.pay(second.id), other);
    await verify(await shop.gateway.pay(first.id));
    expect(await uses()).toHaveLength(2);
    expect(await reason('LAST', await shop.api.signIn())).toEqual([400, 'Coupon Is Used Up']);
  });

  it('goes to one of many who want its last use at once', async () => {
    await addCoupon(shop.api.db, { code: 'LAST', maxUses: 3 });
    const buyers = await Promise.all(Array.from({ length: 24 }, () => shop.api.signIn()));
    const responses = await Promise.all(buyers.map((buyer) => ask('LAST', buyer)));
    const won = responses.filter(({ status }) => status === 200);
    expect(won).toHaveLength(3);
    const lost = responses.filter(({ status }) => status !== 200).map(({ body }) => body.Message);
    expect(new Set(lost)).toEqual(new Set(['Coupon Is Used Up']));
    expect(await shop.api.db.select().from(orders)).toHaveLength(3);
  });

  it('gives no more away for nothing than there is, however many ask at once', async () => {
    await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100, maxUses: 2 });
    const buyers = await Promise.all(Array.from({ length: 16 }, () => shop.api.signIn()));
    const responses = await Promise.all(buyers.map((buyer) => ask('GIFT', buyer)));
    expect(responses.filter(({ body }) => body.Data === 'Free')).toHaveLength(2);
    expect(await uses()).toHaveLength(2);
    expect(await shop.api.db.select().from(enrolments)).toHaveLength(2);
  });

  it('stays within its limit while some pay and others open', async () => {
    await addCoupon(shop.api.db, { code: 'LAST', maxUses: 6 });
    const early = await Promise.all(Array.from({ length: 6 }, () => shop.api.signIn()));
    const receipts = await Promise.all(early.map(async (buyer) => shop.gateway.pay((await order('LAST', buyer)).id)));
    const late = await Promise.all(Array.from({ length: 12 }, () => shop.api.signIn()));
    const [, responses] = await Promise.all([
      Promise.all(
        early.map((buyer, at) => Promise.all([verify(receipts[at]!, buyer), hook(receipts[at]!), ask('LAST', buyer)])),
      ),
      Promise.all(late.map((buyer) => ask('LAST', buyer))),
    ]);
    expect(new Set(responses.map(({ body }) => body.Message))).toEqual(new Set(['Coupon Is Used Up']));
    expect(await uses()).toHaveLength(6);
  });
});

describe('one person', () => {
  it('uses a coupon once, and for one course at a time', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const other = await addOther();
    const begun = await order('MONSOON20');
    expect(await reason('MONSOON20', shop.learner, other.id)).toEqual([
      400,
      'You Are Paying For Another Course With This Coupon',
    ]);
    await verify(await shop.gateway.pay(begun.id));
    expect(await reason('MONSOON20', shop.learner, other.id)).toEqual([400, 'You Have Already Used This Coupon']);
    const query = { courseId: other.id, code: 'MONSOON20' };
    expect((await shop.api.inject(checkCoupon, { query, as: shop.learner })).body.Message).toBe(
      'You Have Already Used This Coupon',
    );
    await buy('MONSOON20', await shop.api.signIn(), other.id);
    expect(await uses()).toHaveLength(2);
  });
});
