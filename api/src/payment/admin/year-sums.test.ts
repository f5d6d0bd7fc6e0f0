import { createOrder, fetchAllPayments, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { monthKeys } from '@vidya/contracts/texts/format';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { deliver, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { addCourse } from '../../testing/samples.ts';

let gateway: TestGateway;
let api: TestApi;
let admin: Person;
let learner: Person;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address, TOTALS_CACHE_MS: '60000' });
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  learner = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const fetchYear = async (year: number) =>
  (await api.inject(fetchAllPayments, { body: { year }, as: admin })).body.Data!;

it('adds up months and years as a second reckoning does', async () => {
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_title, amount_paise, refunded_paise, status, created_at)
    select ${learner.id}, 'Asha Rao', 'Any', n * 100, case n % 4 when 1 then n * 100 when 2 then n * 30 else 0 end,
      (array['captured', 'refunded', 'captured', 'created', 'authorized', 'failed', 'captured'])[1 + n % 7],
      timestamptz '2023-12-30 18:29:59+00' + n * interval '7 hours 11 minutes 13 seconds'
    from generate_series(1, 3000) as n`);
  // The edges of a year in India, to the microsecond: the last payment of one year and the first of the next.
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_title, amount_paise, status, created_at)
    select ${learner.id}, 'Asha Rao', 'Edge', amount, 'captured', moment::timestamptz
    from (values (1, '2024-12-31 23:59:59.999999+05:30'), (20, '2025-01-01 00:00:00+05:30'), (300, '2025-12-31 23:59:59+05:30'),
      (4000, '2026-01-01 00:00:00+05:30'), (50000, '2025-02-28 23:59:59+05:30'), (600000, '2025-03-01 00:00:00+05:30')) as edges (amount, moment)`);
  const reckoned = await rowsOf<{ month: string; paise: number }>(
    api.db,
    sql`select to_char(created_at at time zone 'UTC' + interval '330 minutes', 'YYYY-MM') as month,
      sum(case status when 'captured' then amount_paise - refunded_paise when 'refunded' then amount_paise - refunded_paise end)::float8 as paise
      from payments group by 1`,
  );
  const paiseOf = new Map(reckoned.map(({ month, paise }) => [month, paise]));
  expect(paiseOf.size).toBeGreaterThan(24);
  for (const year of [2024, 2025, 2026]) {
    // oxlint-disable-next-line no-await-in-loop
    const { totalAmountsByMonth, yearlyTotal } = await fetchYear(year);
    const expected = monthKeys.map((_, at) => paiseOf.get(`${year}-${String(at + 1).padStart(2, '0')}`) ?? 0);
    expect([year, ...monthKeys.map((key) => totalAmountsByMonth[key])]).toEqual([year, ...expected]);
    expect(yearlyTotal).toBe(expected.reduce((total, paise) => total + paise, 0));
  }
});

const add = (amount: number) =>
  api.db.execute(sql`
    insert into payments (user_id, user_name, course_title, amount_paise, status)
    values (${learner.id}, 'Asha Rao', 'Elsewhere', ${amount}, 'captured')`);

it('keeps sums for a while, and forgets them as soon as money comes in here or goes back', async () => {
  const year = new Date(Date.now() + 330 * 60_000).getUTCFullYear();
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  const { id: courseId } = await addCourse(api.db, { instructorId });
  const free = await addCourse(api.db, { instructorId, discount: 100 });
  const total = async () => (await fetchYear(year)).yearlyTotal;
  await api.inject(createOrder, { body: { courseId: free.id }, as: learner });
  expect(await total()).toBe(0);
  // Like another process: nothing invalidates this process's cache.
  await add(7);
  expect(await total()).toBe(0);
  const { body } = await api.inject(createOrder, { body: { courseId }, as: learner });
  const receipt = await gateway.pay((body.Data as Order).id);
  expect(await total()).toBe(7);
  await api.inject(verifyOrder, { body: { ...receipt, courseId }, as: learner });
  expect(await total()).toBe(89_907);
  await gateway.refund(receipt.razorpay_payment_id, 10_000);
  const entity = await gateway.payment(receipt.razorpay_payment_id);
  await deliver(api, { event: 'refund.processed', payload: { payment: { entity } } });
  expect(await total()).toBe(79_907);
  await add(1);
  await api.inject(createOrder, {
    body: { courseId: (await addCourse(api.db, { instructorId, discount: 100 })).id },
    as: learner,
  });
  expect(await total()).toBe(79_908);
});
