import { callAddress } from '@vidya/contracts/calls/call';
import { exportPayments, type PaymentsRequest } from '@vidya/contracts/calls/payment';
import { sql } from 'drizzle-orm';
import { invoices } from '../../database/tables/schema-invoices.ts';
import { users } from '../../database/tables/schema-people.ts';
import { orders, payments } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Agent } from '../../http/in-process.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { createExportPayments } from './export.service.ts';
import { createExportStore, type ExportStore } from './export.store.ts';
import { createPaymentSearchStore } from './payment-search.store.ts';

let api: TestApi;
let admin: Person;
let kavya: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  kavya = await api.signIn({ fullName: 'Kavya N', email: 'kavya@school.example' });
});
afterAll(() => api.close());

const pay = async (createdAt: string, given: Partial<typeof payments.$inferInsert> = {}) => {
  const own = { userId: kavya.id, userName: 'Kavya N', courseTitle: 'Prompting that works' };
  const money = { amountPaise: 149_950, status: 'captured', method: 'upi' } as const;
  const [row] = await api.db
    .insert(payments)
    .values({ ...own, ...money, createdAt: new Date(createdAt), ...given })
    .returning();
  return row!;
};
const download = ({ headers }: Agent, request: Partial<PaymentsRequest>) =>
  api.app.inject({ method: 'GET', url: callAddress(exportPayments, {}, request), headers });
const linesOf = (payload: string) => payload.replace('\uFEFF', '').split('\r\n').slice(0, -1);
const lines = async (request: PaymentsRequest) => linesOf((await download(admin, request)).payload);

const header =
  'Payment,User,Email,Course,Purchase On,Expiry Date,Amount (Rs.),Refunded (Rs.),Method,Status,Declined,Coupon,Invoice,Credit Notes,Other Attempts,Superseded';

it('sends a year as a file, the newest first, in India’s time', async () => {
  const first = await pay('2024-12-31T18:30:00Z', { gatewayPaymentId: 'pay_first', refundedPaise: 50 });
  await pay('2024-12-31T18:29:59Z');
  const free = await pay('2025-12-31T18:29:59Z', { amountPaise: 0, method: '', courseTitle: '=SUM(A1), "free"' });
  await pay('2025-12-31T18:30:00Z');
  const numbered = { financialYear: 2024, serial: 1, issuedAt: new Date(), gstRate: 18 };
  await api.db.insert(invoices).values({ ...numbered, paymentId: first.id, number: 'VD/24-25/000001' });
  const response = await download(admin, { year: 2025 });
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payments-2025.csv"',
    'cache-control': 'private, no-store',
  });
  expect(linesOf(response.payload)).toEqual([
    header,
    `${free.id},Kavya N,kavya@school.example,"'=SUM(A1), ""free""",2025-12-31 23:59:59,,0,0,Free Coupon,Paid,,,,,,`,
    'pay_first,Kavya N,kavya@school.example,Prompting that works,2025-01-01 00:00:00,,1499.5,0.5,UPI,Paid,,,VD/24-25/000001,,,',
  ]);
});

it('keeps to month, status and search, and names the file after them', async () => {
  await pay('2025-02-10T10:00:00Z', { gatewayPaymentId: 'pay_feb' });
  await pay('2025-02-11T10:00:00Z', { gatewayPaymentId: 'pay_back', status: 'refunded' });
  await pay('2025-03-10T10:00:00Z', { gatewayPaymentId: 'pay_mar', courseId: null, courseTitle: 'Knitting' });
  const ids = async (request: Omit<PaymentsRequest, 'year'>) =>
    (await lines({ year: 2025, ...request })).slice(1).map((line) => line.split(',')[0]);
  expect(await ids({})).toEqual(['pay_mar', 'pay_back', 'pay_feb']);
  expect(await ids({ month: 'Feb', status: 'paid' })).toEqual(['pay_feb']);
  expect(await ids({ q: 'knit' })).toEqual(['pay_mar']);
  expect(await ids({ q: 'kav', status: 'refunded' })).toEqual(['pay_back']);
  expect(await ids({ q: 'pay_feb' })).toEqual(['pay_feb']);
  expect(await ids({ month: 'Dec' })).toEqual([]);
  const response = await download(admin, { year: 2025, month: 'Feb', status: 'paid' });
  expect(response.headers['content-disposition']).toContain('payments-2025-feb-paid.csv');
});

it('says what nobody has paid yet, and why the bank said no', async () => {
  await pay('2025-02-10T10:00:00Z', { status: 'created', method: '' });
  const declineReason = 'The card has expired';
  await pay('2025-02-11T10:00:00Z', { status: 'failed', method: 'card', declineReason, gatewayPaymentId: 'pay_no' });
  const ends = (await lines({ year: 2025 })).slice(1).map((line) => line.split(',').slice(8).join());
  expect(ends).toEqual(['Card,Pending,The card has expired,,,,,', 'Not paid yet,Pending,,,,,,']);
  expect(await lines({ year: 2025, status: 'declined' })).toHaveLength(2);
});

it('says what is not needed any more, because the course is owned', async () => {
  const [order] = await api.db
    .insert(orders)
    .values({ userId: kavya.id, receipt: 'receipt-1', amountPaise: 149_950, status: 'superseded' })
    .returning();
  await pay('2025-02-10T10:00:00Z', { orderId: order!.id, status: 'created', method: '' });
  await pay('2025-02-11T10:00:00Z', { orderId: order!.id, status: 'refunded', gatewayPaymentId: 'pay_back' });
  const ends = (await lines({ year: 2025 })).slice(1).map((line) => line.split(',').slice(8).join());
  expect(ends).toEqual(['UPI,Refunded,,,,,"Rs. 1,499.5 on 10 Feb 2025: Replaced by another order",']);
});

it('says on which day a refund ended the access', async () => {
  const [expiresAt, refundedAt] = [new Date('2026-02-10T10:00:00Z'), new Date('2025-02-17T20:00:00Z')];
  await pay('2025-02-10T10:00:00Z', { expiresAt });
  await pay('2025-02-11T10:00:00Z', { expiresAt, refundedAt, status: 'refunded' });
  const ends = (await lines({ year: 2025 })).slice(1).map((line) => line.split(',')[5]);
  expect(ends).toEqual(['2025-02-18 01:30:00', '2026-02-10 15:30:00']);
});

it('leaves out the address of whoever is gone, and every secret', async () => {
  await pay('2025-02-10T10:00:00Z', { userName: 'Former learner' });
  await api.db
    .update(users)
    .set({ deletedAt: new Date(), passwordHash: '$argon2id$secret' })
    .where(sql`id = ${kavya.id}`);
  const { payload } = await download(admin, { year: 2025 });
  expect(linesOf(payload)[1]).toContain(',Former learner,,Prompting that works,');
  expect(payload).not.toMatch(/argon2|token|kavya/i);
});

it('reads batch after batch without gaps or repeats, whoever paid in one microsecond', async () => {
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_title, amount_paise, status, created_at)
    select ${kavya.id}, 'Kavya N', 'Any', n, case when n % 5 = 0 then 'refunded' else 'captured' end,
      timestamptz '2025-02-01 00:00+05:30' + n % 4 * interval '1 microsecond'
    from generate_series(1, 203) as n`);
  const sizes: number[] = [];
  const store: ExportStore = createExportStore(api.db);
  const { db } = api;
  const exportOf = createExportPayments({ db, store, search: createPaymentSearchStore(db), batchSize: 20 });
  const read = async (request: PaymentsRequest) => {
    const found: unknown[] = [];
    sizes.length = 0;
    const { batches } = await exportOf(request, admin.id);
    for await (const rows of batches) {
      sizes.push(rows.length);
      found.push(...rows.map((row) => row[0]));
    }
    return found;
  };
  const all = await read({ year: 2025 });
  expect([all.length, new Set(all).size, sizes.length]).toEqual([203, 203, 11]);
  expect(Math.max(...sizes)).toBe(20);
  const refunded = await read({ year: 2025, status: 'refunded', q: 'kavya' });
  expect([refunded.length, new Set(refunded).size]).toEqual([40, 40]);
});

it('leaves a trace before the first line, without what was looked for', async () => {
  const { batches } = await createExportPayments({
    db: api.db,
    store: createExportStore(api.db),
    search: createPaymentSearchStore(api.db),
  })({ year: 2025, month: 'Feb', q: 'kavya' }, admin.id);
  expect(await api.db.select().from(auditLog)).toMatchObject([
    {
      actorId: admin.id,
      action: 'payments.exported',
      subjectId: null,
      details: { year: 2025, month: 'Feb', status: null, isSearch: true },
    },
  ]);
  for await (const rows of batches) expect(rows).toEqual([]);
});

it('leaves no trace where nothing leaves', async () => {
  const url = callAddress(exportPayments, {}, { year: 2025 });
  const head = await api.app.inject({ method: 'HEAD', url, headers: admin.headers });
  expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([200, 'text/csv; charset=utf-8', '']);
  expect(await api.db.select().from(auditLog)).toEqual([]);
});

it('is for administrators who say which year', async () => {
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const callers = [await api.visitor(), kavya, teacher];
  const responses = await Promise.all(callers.map((agent) => download(agent, { year: 2025 })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
  const wrong = [{}, { year: 1999 }, { year: 2025, month: 'Foo' as 'Feb' }, { year: 2025, status: 'x' as 'paid' }];
  const refused = await Promise.all(wrong.map((request) => download(admin, request)));
  expect(refused.map((response) => [response.statusCode, response.json().Error])).toEqual(
    wrong.map(() => [400, 'ValidationError']),
  );
  expect(await api.db.select().from(auditLog)).toEqual([]);
});
