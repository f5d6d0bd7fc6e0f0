import { checkCoupon } from '@vidya/contracts/calls/coupon';
import { createOrder } from '@vidya/contracts/calls/payment';
import { eq } from 'drizzle-orm';
import { coupons } from '../database/tables/schema-sales.ts';
import type { Agent } from '../http/in-process.ts';
import { type Person, startApi } from '../testing/api.ts';
import { addCouponUse } from '../testing/coupon-buying.ts';
import { addCoupon, addCourse, inDays } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();

describe('checkCoupon', () => {
  const check = async (code: string, courseId = shop.course.id, as?: Person) =>
    (await shop.api.inject(checkCoupon, { query: { courseId, code }, ...(as && { as }) })).body;

  it('tells anybody what a code is worth', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    expect((await check(' monsoon20')).Data).toEqual({
      code: 'MONSOON20',
      off: { kind: 'percent', value: 20 },
      price: 719,
      saved: 180,
    });
  });

  it('knows no code that is longer than codes are', async () => {
    await addCoupon(shop.api.db, { code: 'X'.repeat(30) });
    expect(await check('X'.repeat(400))).toMatchObject({ Message: 'Coupon Is Not Valid', Error: 'CouponRefused' });
    expect(await check(`${' '.repeat(400)}${'x'.repeat(30)}`)).toMatchObject({ Success: true });
  });

  it('tells the reason when it is worth nothing', async () => {
    const other = await addCourse(shop.api.db, { instructorId: shop.course.instructorId });
    const free = await addCourse(shop.api.db, { instructorId: shop.course.instructorId, discount: 100 });
    await addCoupon(shop.api.db, { code: 'OVER', expiresAt: inDays(-1) });
    await addCoupon(shop.api.db, { code: 'PAUSED', isPaused: true });
    await addCoupon(shop.api.db, { code: 'OTHER', courseId: other.id });
    const full = await addCoupon(shop.api.db, { code: 'FULL', maxUses: 1 });
    await addCouponUse(shop.api, full);
    const messageOf = async (code: string, courseId?: string) => {
      const { Message, Error, Data } = await check(code, courseId);
      expect([Error, Data]).toEqual(['CouponRefused', null]);
      return Message;
    };
    expect(await messageOf('NOWHERE')).toBe('Coupon Is Not Valid');
    expect(await messageOf('PAUSED')).toBe('Coupon Is Not Valid');
    expect(await messageOf(' ')).toBe('Enter A Coupon Code');
    expect(await messageOf('OVER')).toBe('Coupon Has Expired');
    expect(await messageOf('OTHER')).toBe('Coupon Is Not For This Course');
    expect(await messageOf('FULL')).toBe('Coupon Is Used Up');
    expect(await messageOf('OTHER', free.id)).toBe('This Course Is Already Free');
    await shop.api.db.update(coupons).set({ isPaused: true }).where(eq(coupons.code, 'OTHER'));
    expect((await check('OTHER', other.id)).Message).toBe('Coupon Is Not Valid');
    expect((await check('OVER', 'nonsense')).Error).toBe('NotFound');
  });
});

it('slows down who guesses codes, and nobody who knows one or is behind the same address', async () => {
  const strict = await startApi({ RAZORPAY_API: shop.gateway.address, REQUESTS_PER_MINUTE: '6000' });
  try {
    const teacher = await strict.signIn({ role: 'INSTRUCTOR' });
    const { id: courseId } = await addCourse(strict.db, { instructorId: teacher.id });
    await addCoupon(strict.db, { code: 'MONSOON20' });
    const learner = await strict.signIn();
    const guess = async (code: string, as: Agent = learner) =>
      (await strict.inject(checkCoupon, { query: { courseId, code }, as })).status;
    const order = async (couponCode: string) =>
      (await strict.inject(createOrder, { body: { courseId, couponCode }, as: learner })).status;
    for (let at = 0; at < 15; at += 1) {
      expect([await guess('MONSOON20'), await guess(`WRONG-${at}`), await order(`WRONG-${at}`)]).toEqual([
        200, 400, 400,
      ]);
    }
    expect([await guess('MONSOON20'), await order('MONSOON20')]).toEqual([429, 429]);
    expect(await guess('MONSOON20', await strict.signIn())).toBe(200);
    expect(await guess('MONSOON20', await strict.visitor())).toBe(200);
  } finally {
    await strict.close();
  }
});

it('slows down who guesses many codes at once just as much', async () => {
  const strict = await startApi({ RAZORPAY_API: shop.gateway.address, REQUESTS_PER_MINUTE: '6000' });
  try {
    const teacher = await strict.signIn({ role: 'INSTRUCTOR' });
    const { id: courseId } = await addCourse(strict.db, { instructorId: teacher.id });
    await addCoupon(strict.db, { code: 'MONSOON20' });
    const as = await strict.visitor();
    const guess = async (code: string) => (await strict.inject(checkCoupon, { query: { courseId, code }, as })).status;
    const codes = Array.from({ length: 60 }, (_, at) => `WRONG-${at}`);
    const [right, ...wrong] = (await Promise.all([...codes, 'MONSOON20'].map(guess))).toReversed();
    expect([right, wrong.filter((status) => status === 400).length]).toEqual([429, 30]);
  } finally {
    await strict.close();
  }
});
