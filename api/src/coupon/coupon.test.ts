import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '@vidya/contracts/calls/coupon';
import { createOrder } from '@vidya/contracts/calls/payment';
import type { CouponSort } from '@vidya/contracts/texts/choices';
import { desc } from 'drizzle-orm';
import { coupons, orders } from '../database/tables/schema-sales.ts';
import { auditLog } from '../database/tables/schema-site.ts';
import type { Person } from '../testing/api.ts';
import { addCouponUse } from '../testing/coupon-buying.ts';
import { addCoupon, addCourse, inDays } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
let admin: Person;

beforeEach(async () => {
  admin = await shop.api.signIn({ role: 'ADMIN' });
});

const form = {
  code: 'Monsoon 20',
  off: { kind: 'percent', value: 20 },
  courseId: null,
  maxUses: null,
  expiresOn: '',
} as const;
const create = (given: object = {}) => shop.api.inject(createCoupon, { body: { ...form, ...given }, as: admin });
const list = async (query: object = {}) => (await shop.api.inject(listCoupons, { query, as: admin })).body;
const codes = async (query: object = {}) => (await list(query)).Data?.map(({ code }) => code);
const lastEntry = async () => (await shop.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)))[0];

describe('createCoupon', () => {
  it('keeps the code in upper case and tells the audit log', async () => {
    const { status, body } = await create({ courseId: shop.course.id, maxUses: 10, expiresOn: '2199-12-31' });
    expect([status, body.Message]).toEqual([200, 'Coupon Created Successfully']);
    expect(body.Data).toMatchObject({
      code: 'MONSOON20',
      off: { kind: 'percent', value: 20 },
      course: { _id: shop.course.id, topic: shop.course.title },
      maxUses: 10,
      uses: 0,
      held: 0,
      isDeletable: true,
      expiresAt: '2199-12-31T18:29:59.999Z',
      isPaused: false,
      state: 'active',
    });
    expect(await lastEntry()).toMatchObject({
      actorId: admin.id,
      action: 'coupon.created',
      subjectKind: 'coupon',
      subjectId: body.Data?._id,
      details: { code: 'MONSOON20', off: '20% off', maxUses: 10, expiresOn: '2199-12-31', courseId: shop.course.id },
    });
  });

  it('refuses a code that is taken, however it is typed', async () => {
    await create();
    expect(await create({ code: 'monsoon20' })).toMatchObject({
      status: 409,
      body: { Message: 'Coupon Code Already Exists' },
    });
    expect(await shop.api.db.select().from(auditLog)).toHaveLength(1);
  });

  it.each([
    [{ code: 'A' }, 'Code Needs 3 To 30 Letters, Digits Or Hyphens'],
    [{ off: { kind: 'percent', value: 101 } }, 'Percentage Must Be A Whole Number From 1 To 100'],
    [{ off: { kind: 'rupees', value: 0.5 } }, 'Amount Must Be Whole Rupees From 1 To 1,00,000'],
    [{ maxUses: 0 }, 'Limit Must Be A Whole Number From 1 To 10,00,000'],
    [{ expiresOn: '2024-01-01' }, 'Expiry Must Be Today Or Later'],
    [{ expiresOn: 'tomorrow' }, 'Expiry Must Be Today Or Later'],
  ])('refuses %j', async (given, message) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { Message: message, Error: 'ValidationError' } });
  });

  it.each([{ off: 'all' }, { code: null }, { maxUses: 'many' }, { off: { kind: 'half', value: 1 } }])(
    'answers 400 to %j',
    async (given) => expect((await create(given)).status).toBe(400),
  );

  it('wants a course that can be bought, or will be', async () => {
    const draft = await addCourse(shop.api.db, { instructorId: shop.course.instructorId, status: 'draft' });
    const gone = await addCourse(shop.api.db, { instructorId: shop.course.instructorId, status: 'archived' });
    expect((await create({ courseId: draft.id })).status).toBe(200);
    expect((await create({ code: 'OTHER', courseId: gone.id })).status).toBe(404);
    expect((await create({ code: 'OTHER', courseId: 'nonsense' })).status).toBe(404);
  });
});

describe('listCoupons', () => {
  it('shows the newest first, in pages, found by code, course and state', async () => {
    const used = await addCoupon(shop.api.db, { code: 'OLD', maxUses: 1, createdAt: inDays(-4) });
    await addCouponUse(shop.api, used);
    await addCoupon(shop.api.db, { code: 'OVER', expiresAt: inDays(-1), createdAt: inDays(-3) });
    await addCoupon(shop.api.db, { code: 'PAUSED', isPaused: true, maxUses: 1, createdAt: inDays(-2) });
    await addCoupon(shop.api.db, { code: 'GOOD-100%', rupeesOff: 50, courseId: shop.course.id, createdAt: inDays(-1) });
    expect(await list()).toMatchObject({
      Total: 4,
      Data: [{ state: 'active' }, { state: 'paused' }, { state: 'expired' }, { state: 'usedUp', uses: 1 }],
    });
    expect([await codes({ q: 'o' }), await codes({ q: 'prompting' })]).toEqual([
      ['GOOD-100%', 'OVER', 'OLD'],
      ['GOOD-100%'],
    ]);
    expect([await codes({ q: '%' }), await codes({ q: '_' })]).toEqual([['GOOD-100%'], []]);
    expect([await codes({ state: 'usedUp' }), await codes({ state: 'paused' })]).toEqual([['OLD'], ['PAUSED']]);
    expect(await list({ page: 2, limit: 3 })).toMatchObject({ Total: 4, Data: [{ code: 'OLD' }] });
    expect((await shop.api.inject(listCoupons, { query: { state: 'odd' } as never, as: admin })).status).toBe(400);
  });
});

describe('the order of coupons', () => {
  it('is that of any column, both ways, and the newest first where it says the same', async () => {
    const soon = { expiresAt: inDays(1), createdAt: inDays(-3) };
    const a = await addCoupon(shop.api.db, { code: 'A', percentOff: 10, maxUses: 1, ...soon });
    await addCoupon(shop.api.db, { code: 'B', percentOff: 20, expiresAt: inDays(5), createdAt: inDays(-2) });
    await addCoupon(shop.api.db, {
      code: 'C',
      rupeesOff: 50,
      percentOff: null,
      courseId: shop.course.id,
      createdAt: inDays(-1),
    });
    await addCouponUse(shop.api, a);
    const both = async (sort: CouponSort) =>
      Promise.all((['asc', 'desc'] as const).map(async (order) => (await codes({ sort, order }))?.join('')));
    expect(await both('code')).toEqual(['ABC', 'CBA']);
    expect(await both('off')).toEqual(['ABC', 'CBA']);
    // Coupons without a course or an end come last.
    expect(await both('course')).toEqual(['CBA', 'BAC']);
    expect(await both('used')).toEqual(['CBA', 'ACB']);
    expect(await both('ends')).toEqual(['ABC', 'CBA']);
    expect(await both('state')).toEqual(['CBA', 'ACB']);
    expect(await codes({ sort: 'used', order: 'asc', limit: 1, page: 2 })).toEqual(['B']);
    expect((await shop.api.inject(listCoupons, { query: { sort: 'id' } as never, as: admin })).status).toBe(400);
  });
});

describe('updateCoupon', () => {
  const change = (couponId: string, body: object) =>
    shop.api.inject(updateCoupon, { params: { couponId }, body, as: admin });

  it('changes what is given, and nothing else', async () => {
    const id = await addCoupon(shop.api.db, { code: 'MONSOON', maxUses: 5, expiresAt: inDays(1) });
    expect((await change(id, { isPaused: true })).body.Data).toMatchObject({ maxUses: 5, state: 'paused' });
    expect(await lastEntry()).toMatchObject({
      action: 'coupon.changed',
      details: { code: 'MONSOON', isPaused: true },
    });
    const { body } = await change(id, { maxUses: null, expiresOn: '', isPaused: false });
    expect(body.Data).toMatchObject({ maxUses: null, expiresAt: null, state: 'active' });
    await change(id, {});
    expect(await shop.api.db.select().from(auditLog)).toHaveLength(2);
  });

  it('refuses a limit below what is used, and a day that is over', async () => {
    const id = await addCoupon(shop.api.db, { code: 'MONSOON' });
    await addCouponUse(shop.api, id);
    await addCouponUse(shop.api, id);
    expect((await change(id, { maxUses: 1 })).body.Message).toBe('Limit Can Not Be Less Than The Uses So Far');
    expect((await change(id, { expiresOn: '2024-01-01' })).status).toBe(400);
    expect((await change(id, { maxUses: 2 })).body.Data).toMatchObject({ state: 'usedUp', uses: 2 });
  });

  it('knows no other coupon', async () => {
    expect(await change('nonsense', { isPaused: true })).toMatchObject({
      status: 404,
      body: { Message: 'Coupon Not Found' },
    });
  });
});

describe('deleteCoupon', () => {
  const remove = (couponId: string) => shop.api.inject(deleteCoupon, { params: { couponId }, as: admin });

  it('deletes what nobody used, and keeps the trace', async () => {
    const id = await addCoupon(shop.api.db, { code: 'MONSOON' });
    expect((await remove(id)).body.Message).toBe('Coupon Deleted Successfully');
    expect(await shop.api.db.select().from(coupons)).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'coupon.deleted', details: { code: 'MONSOON', off: '20% off' } });
    expect((await remove(id)).status).toBe(404);
  });

  it('keeps what is used, and what somebody may still pay with', async () => {
    const used = await addCoupon(shop.api.db, { code: 'USED' });
    await addCouponUse(shop.api, used);
    const held = await addCoupon(shop.api.db, { code: 'HELD' });
    const learner = await shop.api.signIn();
    await shop.api.inject(createOrder, { body: { courseId: shop.course.id, couponCode: 'HELD' }, as: learner });
    for (const id of [used, held]) {
      expect(await remove(id)).toMatchObject({ status: 409, body: { Message: 'Coupon Is In Use, Pause It Instead' } });
    }
    // The hold has expired, but the order can still be paid: the list offers no deletion that the server would refuse.
    await shop.api.db.update(orders).set({ couponHeldUntil: inDays(-1) });
    expect((await shop.api.inject(listCoupons, { as: admin })).body.Data).toMatchObject([
      { code: 'HELD', held: 0, isDeletable: false },
      { code: 'USED', isDeletable: false },
    ]);
    await shop.api.db.update(orders).set({ status: 'closed' });
    expect((await remove(held)).status).toBe(200);
    expect(await shop.api.db.select().from(orders)).toMatchObject([{ couponId: null, couponSavedPaise: 18_000 }]);
  });
});
