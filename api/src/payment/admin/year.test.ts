import { type AdminPayment, fetchAllPayments, type PaymentsRequest } from '@vidya/contracts/calls/payment';
import { monthKeys } from '@vidya/contracts/texts/format';
import { sql } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { users } from '../../database/tables/schema-people.ts';
import { coupons, couponUses, orders, payments } from '../../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

type PaymentFields = Partial<typeof payments.$inferInsert>;

let api: TestApi;
let admin: Person;
let kavya: Person;
let rahul: Person;
let course: { id: string; title: string };

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  course = await addCourse(api.db, { instructorId, title: 'Prompting that works' });
  kavya = await api.signIn({ fullName: 'Kavya N', email: 'kavya_n@school.example' });
  rahul = await api.signIn({ fullName: 'राहुल 100%', email: 'rahul@home.example' });
});
afterAll(() => api.close());

async function pay({ id: userId, fullName: userName }: Person, given: PaymentFields = {}) {
  const copies = { userName, courseId: course.id, courseTitle: course.title };
  const money = { amountPaise: 10_000, status: 'captured', method: 'card' } as const;
  const createdAt = new Date('2025-02-10T10:00:00Z');
  const [row] = await api.db
    .insert(payments)
    .values({ userId, ...copies, ...money, createdAt, ...given })
    .returning();
  return row!;
}
type Page = Omit<PaymentsRequest, 'year'> & { count?: number; skip?: number };
const ask = (page: Page) => api.inject(fetchAllPayments, { body: { year: 2025, ...page }, as: admin });
const fetched = async (page: Page): Promise<AdminPayment[]> => {
  const months = (await ask(page)).body.Data!.paymentsByMonth;
  return monthKeys.flatMap((key) => months[key].items);
};
const found = async (page: Page) => (await fetched(page)).map(({ id }) => id);

it('shows paid, refunded and pending ones alone', async () => {
  // oxlint-disable-next-line no-await-in-loop
  for (const status of ['created', 'authorized', 'captured', 'failed', 'refunded'] as const)
    await pay(kavya, { status, gatewayPaymentId: `pay_${status}` });
  expect(await found({ status: 'paid' })).toEqual(['pay_captured']);
  expect(await found({ status: 'refunded' })).toEqual(['pay_refunded']);
  expect((await found({ status: 'pending', month: 'Feb' })).toSorted()).toEqual([
    'pay_authorized',
    'pay_created',
    'pay_failed',
  ]);
  expect(await found({ status: 'declined' })).toEqual(['pay_failed']);
  expect(await found({ status: 'paid', month: 'Mar' })).toEqual([]);
  expect(await found({})).toHaveLength(5);
});

it('finds payments by part of a name, of an address or of a course’s title', async () => {
  await pay(kavya, { gatewayPaymentId: 'pay_k' });
  await pay(rahul, { gatewayPaymentId: 'pay_r', createdAt: new Date('2025-07-01T10:00:00Z') });
  await pay(rahul, { gatewayPaymentId: 'pay_lost', courseId: null, courseTitle: 'Knitting', status: 'created' });
  const cases: [q: string, ids: string[]][] = [
    ['kav', ['pay_k']],
    ['KAVYA N', ['pay_k']],
    ['  vya n  ', ['pay_k']],
    ['school.ex', ['pay_k']],
    ['राहुल', ['pay_lost', 'pay_r']],
    ['ul', ['pay_lost', 'pay_r']],
    ['prompting THAT', ['pay_k', 'pay_r']],
    ['knit', ['pay_lost']],
    ['nobody', []],
    ['', ['pay_k', 'pay_lost', 'pay_r']],
  ];
  // oxlint-disable-next-line no-await-in-loop
  for (const [q, ids] of cases) expect([q, (await found({ q })).toSorted()]).toEqual([q, ids]);
  expect(await found({ q: 'rahul', month: 'Jul' })).toEqual(['pay_r']);
  expect(await found({ q: 'rahul', status: 'pending' })).toEqual(['pay_lost']);
});

it('finds one payment by its whole id, the gateway’s or ours', async () => {
  const { id } = await pay(kavya, { gatewayPaymentId: 'pay_AbC' });
  const free = await pay(rahul, { amountPaise: 0 });
  expect(await found({ q: 'pay_AbC' })).toEqual(['pay_AbC']);
  expect(await found({ q: id.toUpperCase() })).toEqual(['pay_AbC']);
  expect(await found({ q: free.id })).toEqual([free.id]);
  expect(await found({ q: 'pay_Ab' })).toEqual([]);
  expect(await found({ q: 'pay_AbC', month: 'Mar' })).toEqual([]);
});

it('takes signs of patterns and of SQL for letters', async () => {
  await pay(kavya, { gatewayPaymentId: 'pay_k' });
  await pay(rahul, { gatewayPaymentId: 'pay_r' });
  const responses = [
    '%',
    '_',
    '%%%',
    '___',
    'kavya_n',
    'kavya-n',
    '100%',
    '\\',
    '\\%a',
    "' or 1=1 --",
    '\0\0\0',
    'kav\0ya',
  ];
  const ids = await Promise.all(responses.map(async (q) => [q, await found({ q })]));
  expect(ids).toEqual([
    ['%', ['pay_r']],
    ['_', ['pay_k']],
    ['%%%', []],
    ['___', []],
    ['kavya_n', ['pay_k']],
    ['kavya-n', []],
    ['100%', ['pay_r']],
    ['\\', []],
    ['\\%a', []],
    ["' or 1=1 --", []],
    ['\0\0\0', expect.arrayContaining(['pay_k', 'pay_r'])],
    ['kav\0ya', ['pay_k']],
  ]);
});

it('knows deleted people no more, and their payments by the course', async () => {
  await pay(kavya, { gatewayPaymentId: 'pay_k' });
  await api.db.update(users).set({ deletedAt: new Date() }).where(sql`id = ${kavya.id}`);
  expect(await found({ q: 'kavya' })).toEqual([]);
  expect(await found({ q: 'kavya_n@school.example' })).toEqual([]);
  expect(await found({ q: 'prompting' })).toEqual(['pay_k']);
});

it.each(['prompting', 'pr', ''])(
  'pages without gaps or repeats, whoever paid in one second (searching %j)',
  async (q) => {
    await api.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, created_at)
    select ${kavya.id}, 'Kavya N', ${course.id}, 'Prompting that works', n, 'captured', timestamptz '2025-02-01 00:00+05:30' + n % 3 * interval '1 second'
    from generate_series(1, 130) as n`);
    const pages = await Promise.all([0, 50, 100, 150].map((skip) => fetched({ month: 'Feb', skip, q })));
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 30, 0]);
    expect(new Set(pages.flat().map(({ amount }) => amount)).size).toBe(130);
    const times = pages.flat().map((payment) => payment.created_at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  },
);

it.each(['zebra', 'ra'])('looks payments through when too many are meant (%s)', async (q) => {
  await api.db.execute(sql`
    insert into users (email, full_name) select 'zebra' || n || '@x.example', 'Zebra' from generate_series(1, 10100) as n`);
  await pay(kavya, { gatewayPaymentId: 'pay_k' });
  const [zebra] = await api.db.select().from(users).where(sql`email = 'zebra7@x.example'`);
  await pay(kavya, { gatewayPaymentId: 'pay_z', userId: zebra!.id });
  await api.db.update(courses).set({ title: 'Renamed' });
  expect(await found({ q })).toEqual(['pay_z']);
});

it('names the coupon that was used, or that waits to be', async () => {
  const [coupon] = await api.db.insert(coupons).values({ code: 'DIWALI', percentOff: 10 }).returning();
  const own = { userId: kavya.id, couponId: coupon!.id };
  const [order] = await api.db
    .insert(orders)
    .values({ ...own, receipt: 'r', amountPaise: 1 })
    .returning();
  await pay(kavya, { gatewayPaymentId: 'pay_pending', orderId: order!.id, status: 'created' });
  const free = await pay(kavya, { amountPaise: 0 });
  await api.db.insert(couponUses).values({ ...own, paymentId: free.id, savedPaise: 10_000 });
  await pay(kavya, { gatewayPaymentId: 'pay_without' });
  const codes = (await fetched({})).map(({ id, coupon: code }) => [id, code]);
  expect(Object.fromEntries(codes)).toEqual({ pay_pending: 'DIWALI', [free.id]: 'DIWALI', pay_without: '' });
});

it('offers a refund for what came in through the gateway, and for nothing else', async () => {
  await pay(kavya, { gatewayPaymentId: 'pay_paid' });
  await pay(kavya, { gatewayPaymentId: 'pay_back', status: 'refunded' });
  await pay(kavya, { gatewayPaymentId: 'pay_failed', status: 'failed' });
  await pay(kavya, { amountPaise: 0, method: '' });
  const offered = (await fetched({})).filter(({ canRefund }) => canRefund);
  expect(offered.map(({ id }) => id)).toEqual(['pay_paid']);
});

it('refuses what makes no sense', async () => {
  const wrong = [
    { month: 'Sept' },
    { status: 'captured' },
    { q: 'x'.repeat(201) },
    { count: 501 },
    { skip: -1 },
    { q: 7 },
    { year: 2023 },
  ];
  const responses = await Promise.all(wrong.map((page) => ask(page as Page)));
  expect(responses.map(({ status, body }) => [status, body.Error])).toEqual(wrong.map(() => [400, 'ValidationError']));
});
