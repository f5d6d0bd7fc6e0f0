import { type CouponOff, createCoupon, updateCoupon } from '@vidya/contracts/calls/coupon';
import { sql } from 'drizzle-orm';
import { coupons } from '../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCoupon, addCourse } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
let cheapId: string;
let dearId: string;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  // 100 and 20,000 rupees.
  cheapId = (await addCourse(api.db, { instructorId, price: 200, discount: 50 })).id;
  dearId = (await addCourse(api.db, { instructorId, price: 20_000, discount: 0 })).id;
  await addCourse(api.db, { instructorId, price: 0, discount: 0 });
  await addCourse(api.db, { instructorId, price: 1, discount: 0, status: 'archived' });
});
afterAll(() => api.close());

const forget = () => api.db.execute(sql`update sessions set reauthenticated_at = null`);
const courseOf = { all: () => null, cheap: () => cheapId, dear: () => dearId };
const percent = (value: number): CouponOff => ({ kind: 'percent', value });
const rupees = (value: number): CouponOff => ({ kind: 'rupees', value });
const formOf = (off: CouponOff, courseId: string | null) => ({
  code: 'MONSOON',
  off,
  courseId,
  maxUses: null,
  expiresOn: '',
});

const cases: [what: string, off: CouponOff, of: keyof typeof courseOf, needsProof: boolean][] = [
  ['100 %', percent(100), 'all', true],
  ['99 %', percent(99), 'dear', true],
  ['90 %', percent(90), 'all', true],
  ['89 %', percent(89), 'all', false],
  ['₹99,999', rupees(99_999), 'all', true],
  ['₹99,999', rupees(99_999), 'dear', true],
  ['₹18,000', rupees(18_000), 'dear', true],
  ['₹17,999', rupees(17_999), 'dear', false],
  ['₹17,999', rupees(17_999), 'all', true],
  ['₹100', rupees(100), 'cheap', true],
  ['₹90', rupees(90), 'all', true],
  ['₹89', rupees(89), 'all', false],
];

it.each(cases)('a coupon of %s off asks for a proof where it gives a course away: %j, %s: %s', async (...given) => {
  const [, off, of, needsProof] = given;
  const send = () => api.inject(createCoupon, { body: formOf(off, courseOf[of]()), as: admin });
  await forget();
  const first = await send();
  expect([first.status, first.body.Error]).toEqual(needsProof ? [403, 'ReauthenticationNeeded'] : [200, null]);
  expect(await api.db.select().from(coupons)).toHaveLength(needsProof ? 0 : 1);
  if (!needsProof) return;
  await api.db.execute(sql`update sessions set reauthenticated_at = now()`);
  expect((await send()).status).toBe(200);
});

it('a price that rounding takes to nothing counts', async () => {
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  const { id } = await addCourse(api.db, { instructorId, price: 1, discount: 0 });
  await forget();
  const sent = await api.inject(createCoupon, { body: formOf(percent(1), id), as: admin });
  expect(sent.body.Error).toBe('ReauthenticationNeeded');
});

it.each(cases)('changing one of %s off is the same: %j, %s: %s', async (...given) => {
  const [, { kind, value }, of, needsProof] = given;
  const worth = kind === 'percent' ? { percentOff: value, rupeesOff: null } : { percentOff: null, rupeesOff: value };
  await addCoupon(api.db, { code: 'MONSOON', courseId: courseOf[of](), ...worth });
  const couponId = (await api.db.select().from(coupons))[0]!.id;
  await forget();
  const sent = await api.inject(updateCoupon, { params: { couponId }, body: { maxUses: 9 }, as: admin });
  expect(sent.status).toBe(needsProof ? 403 : 200);
});
