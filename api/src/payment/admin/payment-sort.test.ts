import { fetchAllPayments, type PaymentPage } from '@vidya/contracts/calls/payment';
import { paymentSorts } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import { payments } from '../../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
let kavya: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  kavya = await api.signIn({ fullName: 'Kavya N' });
});
afterAll(() => api.close());

const fetch = (page: PaymentPage) =>
  api.inject(fetchAllPayments, { body: { year: 2025, month: 'Feb', ...page }, as: admin });
const items = async (page: PaymentPage) => (await fetch(page)).body.Data!.paymentsByMonth.Feb.items;
const ids = async (page: PaymentPage) => (await items(page)).map(({ id }) => id.replace('pay_', '')).join('');

const sold = [
  ['a', 'arun', 'Zebra stripes', 300, 'captured', 'upi', '2025-02-03'],
  ['b', 'Zoya', 'apples', 100, 'refunded', 'card', '2025-02-01'],
  ['c', 'Bela', 'Mangoes', 300, 'failed', '', '2025-02-02'],
  ['d', 'bela', 'Mangoes', 200, 'created', '', '2025-02-02'],
] as const;
const add = () =>
  api.db.insert(payments).values(
    sold.map(([id, userName, courseTitle, amountPaise, status, method, day]) => ({
      userId: kavya.id,
      userName,
      courseTitle,
      amountPaise,
      status,
      method,
      gatewayPaymentId: `pay_${id}`,
      createdAt: new Date(`${day}T10:00:00Z`),
    })),
  );

it.each([
  ['date', 'a', 'b'],
  ['user', 'a', 'b'],
  ['course', 'b', 'a'],
  ['amount', 'b', '[ac]'],
  ['method', '[cd]', 'a'],
  ['status', 'a', 'b'],
] as const)('sorts a month by %s both ways', async (sort, low, high) => {
  await add();
  const down = await ids({ sort, order: 'desc' });
  const up = await ids({ sort, order: 'asc' });
  expect([down.length, up.length]).toEqual([4, 4]);
  const [first, last] = sort === 'date' ? [high, low] : [low, high];
  expect(up).toMatch(new RegExp(`^${first}.*${last}$`));
  expect(down).toMatch(new RegExp(`^${last}.*${first}$`));
});

it('puts the newer first where the column says the same', async () => {
  await add();
  expect(await ids({ sort: 'amount', order: 'desc' })).toBe('acdb');
  expect(await ids({ sort: 'amount', order: 'asc' })).toBe('bdac');
});

it('sorts what a search found, and what is paid', async () => {
  await add();
  expect(await ids({ q: 'kavya', sort: 'amount', order: 'asc', count: 2 })).toBe('bd');
  expect(await ids({ q: 'kavya', sort: 'amount', order: 'asc', count: 2, skip: 2 })).toBe('ac');
  expect(await ids({ status: 'pending', sort: 'amount', order: 'asc' })).toBe('dc');
});

it.each(paymentSorts)('loses and repeats nothing from page to page, by %s', async (sort) => {
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  const course = await addCourse(api.db, { instructorId, title: 'Prompting that works' });
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, gateway_payment_id, created_at)
    select ${kavya.id}, 'Kavya ' || n % 2, ${course.id}, 'Prompting', n % 3, 'captured', 'pay_' || n, timestamptz '2025-02-01 00:00+05:30' + n % 3 * interval '1 second'
    from generate_series(1, 130) as n`);
  for (const q of ['', 'prompting']) {
    // oxlint-disable-next-line no-await-in-loop
    const pages = await Promise.all([0, 50, 100].map((skip) => items({ sort, order: 'asc', skip, count: 50, q })));
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 30]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(130);
  }
});

it('refuses columns and orders that are none', async () => {
  const wrong = [{ sort: 'id' }, { sort: 'amount', order: 'up' }, { sort: 'p.id; drop table payments' }];
  const responses = await Promise.all(wrong.map((page) => fetch(page as PaymentPage)));
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
});
