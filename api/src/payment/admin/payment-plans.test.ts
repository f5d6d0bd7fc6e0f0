/** @large: fills tables. */
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../database/database.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createExportStore } from './export.store.ts';
import type { PageRequest } from './payment-pages.ts';
import { createPaymentSearchStore } from './payment-search.store.ts';
import { createYearStore } from './year.store.ts';

let database: Database;

/** Enough payments in two years that a scan of the whole table is clearly slower; with common and rare names. */
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`
    insert into users (email, full_name, role)
    select 'person' || n || '@vidya.example', case when n % 1000 = 0 then 'Zutshi ' else '' end || 'Asha Rao ' || n,
      case when n % 50 = 0 then 'INSTRUCTOR' else 'USER' end
    from generate_series(1, 12000) as n`);
  await database.db.execute(sql`
    insert into courses (title, description, category, instructor_id, instructor_name)
    select case when n % 500 = 0 then 'Zanzibar ' else 'Course ' end || n, '<p>Any</p>', 'java', person.id, person.full_name
    from generate_series(1, 2000) as n
    join (select row_number() over () as number, * from users where role = 'INSTRUCTOR') as person on person.number = 1 + n % 100`);
  await database.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, gateway_payment_id, created_at)
    select person.id, person.full_name, course.id, course.title, 100,
      case when n % 100 = 0 then 'refunded' when n % 150 = 1 then 'failed' else 'captured' end, 'pay_' || n,
      timestamptz '2024-01-01 00:00+05:30' + n * interval '35 minutes'
    from generate_series(1, 30000) as n
    join (select row_number() over () as number, * from users) as person on person.number = 1 + n % 11999
    join (select row_number() over () as number, * from courses) as course on course.number = 1 + n % 1999`);
  await database.db.execute(sql`vacuum analyze`);
});
afterAll(() => database.close());

const year: PageRequest = { year: 2025, month: null, count: 50, skip: 0 };
const page =
  (given: Partial<PageRequest> = {}) =>
  (db: Db) =>
    createYearStore(db).listYear({ ...year, ...given }, null);
const search = (q: string) => async (db: Db) =>
  createYearStore(db).listYear(year, await createPaymentSearchStore(db).resolve(q));
const someId = '6f1f1c1e-0000-4000-8000-000000000000';
const nobodysId = '6f1f1c1e-0000-4000-8000-000000000001';
const place = { at: '2025-03-01 00:00:00+00', id: someId };
const stretch = { year: 2025, month: null };

it.each<[what: string, index: string, work: (db: Db) => Promise<unknown>]>([
  ['a page of every month', 'payments_created', page()],
  ['a page of one month', 'payments_created', page({ month: 3, skip: 50 })],
  ['a month by amount', 'payments_created', page({ month: 3, sort: 'amount' })],
  ['what is paid', 'payments_created', page({ status: 'paid' })],
  ['what was given back', 'payments_refunded', page({ status: 'refunded' })],
  ['what is pending', 'payments_pending', page({ status: 'pending', month: 3 })],
  ['a year’s sums', 'payments_(totals|created)', (db) => createYearStore(db).sumMonths(2025)],
  ['one payment', 'payments_pkey', (db) => createYearStore(db).findAdminPayment(someId)],
  ['few people', 'users_person_form', search('zutshi')],
  ['what few people bought', 'payments_user', search('zutshi')],
  ['few courses', 'courses_title_part', search('zanzibar')],
  ['what few courses sold', 'payments_course', search('zanzibar')],
  ['what many people bought', 'payments_created', search('asha rao')],
  ['a gateway’s id', 'payments_gateway_unique', search('pay_20000')],
  ['our id', 'payments_pkey', search(someId)],
  ['what the next batch is', 'payments_created', (db) => createExportStore(db).listNext(stretch, place, 500)],
  ['a batch', 'payments_pkey', (db) => createExportStore(db).readLines([someId, nobodysId], { sought: null })],
])('%s comes from %s', async (_, index, work) => {
  const plans = await plansOf(database, work);
  expect(plans.indexes).toContainEqual(expect.stringMatching(`^${index}$`));
  expect(plans.scanned).not.toContain('payments');
});
