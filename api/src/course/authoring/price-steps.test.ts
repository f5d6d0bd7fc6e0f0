import { createCoupon } from '@vidya/contracts/calls/coupon';
import { type CourseForm, updateCourse } from '@vidya/contracts/calls/course';
import type { CourseStatus } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import { coupons } from '../../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCoupon, addCourse, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
beforeAll(async () => {
  api = await sharedApi();
});
/** A course of 1,000 rupees. */
const addPriced = async (status: CourseStatus = 'published') => {
  const pictures = { thumbnail: 'a.webp', thumbnailSmall: 'b.webp' };
  const prices = { price: 2_000, discount: 50 };
  courseId = (await addCourse(api.db, { instructorId: teacher.id, ...prices, status, ...pictures })).id;
};
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  await addPriced();
  await forget();
});
afterAll(() => api.close());

const needed = 'ReauthenticationNeeded';
const forget = () => api.db.execute(sql`update sessions set reauthenticated_at = null`);
const prove = () => api.db.execute(sql`update sessions set reauthenticated_at = now()`);
const later = (days: number) =>
  api.db.execute(sql`update past_prices set replaced_at = replaced_at - make_interval(days => ${days})`);
const change = async (form: Partial<CourseForm>) => {
  const { body } = await api.inject(updateCourse, { params: { courseId }, body: form as CourseForm, as: teacher });
  return body.Error;
};
const priceAt = (...prices: number[]) =>
  prices.reduce<Promise<(string | null)[]>>(
    async (before, rupees) => [...(await before), await change({ price: String(rupees * 2) } as never)],
    Promise.resolve([]),
  );

describe('a price that goes down in steps', () => {
  it('is compared with the highest one, whatever came between', async () => {
    expect(await priceAt(200, 100)).toEqual([null, needed]);
    expect(await priceAt(110, 300, 100)).toEqual([null, null, needed]);
    expect(await priceAt(0)).toEqual([needed]);
  });

  it('is so too by a discount that rises', async () => {
    expect(await change({ discount: '80' } as never)).toBeNull();
    expect(await change({ discount: '95' } as never)).toBe(needed);
  });

  it('counts while the course is unpublished', async () => {
    await addPriced('unpublished');
    expect(await priceAt(200, 100)).toEqual([null, needed]);
  });

  it('does not count while it is a draft', async () => {
    await addPriced('draft');
    expect(await change({ price: '400', status: 'draft' } as never)).toBeNull();
    expect(await change({ status: 'published' })).toBeNull();
    expect(await priceAt(100)).toEqual([null]);
  });

  it('forgets what a course cost more than 30 days ago', async () => {
    expect(await priceAt(200)).toEqual([null]);
    await later(29);
    expect(await priceAt(100)).toEqual([needed]);
    await later(1);
    expect(await priceAt(100)).toEqual([null]);
  });

  it('begins at the price that was proved', async () => {
    await prove();
    expect(await priceAt(200, 50)).toEqual([null, null]);
    await forget();
    expect(await priceAt(10, 5)).toEqual([null, needed]);
  });

  it('asks for nothing where it stays or goes up', async () => {
    await priceAt(200);
    await api.db.execute(sql`update courses set price = 100`);
    expect(await change({ topic: 'Another title' })).toBeNull();
    expect(await priceAt(60, 20)).toEqual([null, needed]);
  });
});

describe('a coupon and a price', () => {
  it.each<[of: string, courseOf: () => string | null]>([
    ['the course', () => courseId],
    ['all courses', () => null],
  ])('count together, the price first: of %s', async (_, courseOf) => {
    const admin = await api.signIn({ role: 'ADMIN' });
    await forget();
    await priceAt(200);
    const add = async (value: number) => {
      const form = { code: `OFF${value}`, off: { kind: 'percent', value } as const, courseId: courseOf() };
      const sent = await api.inject(createCoupon, { body: { ...form, maxUses: null, expiresOn: '' }, as: admin });
      return sent.body.Error;
    };
    expect([await add(49), await add(50)]).toEqual([null, needed]);
    await later(30);
    expect(await add(50)).toBeNull();
  });

  it.each<[what: string, worth: object, price: number]>([
    ['80 %', { percentOff: 80 }, 500],
    ['80 %, once', { percentOff: 80, maxUses: 1 }, 500],
    ['₹400', { rupeesOff: 400, percentOff: null }, 500],
  ])('count together, the coupon first: %s', async (_, worth, price) => {
    await addCoupon(api.db, { code: 'MONSOON', ...worth });
    expect(await priceAt(price + 10, price)).toEqual([null, needed]);
    await api.db.update(coupons).set({ courseId });
    expect(await priceAt(price)).toEqual([needed]);
    await prove();
    expect(await priceAt(price)).toEqual([null]);
  });

  it.each<[what: string, given: () => Promise<object>]>([
    ['is paused', async () => ({ isPaused: true })],
    ['has expired', async () => ({ expiresAt: inDays(-1) })],
    ['is of another course', async () => ({ courseId: (await addCourse(api.db, { instructorId: teacher.id })).id })],
    ['gave the course away before', async () => ({ percentOff: 90 })],
  ])('do not count together where the coupon %s', async (_, given) => {
    await addCoupon(api.db, { code: 'MONSOON', percentOff: 80, ...(await given()) });
    expect(await priceAt(500)).toEqual([null]);
  });
});
