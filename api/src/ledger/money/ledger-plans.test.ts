/** @large: fills tables. */
import type { LedgerCause } from '@vidya/contracts/rules/ledger/accounts';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../../database/database.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createBooksStore } from './books.store.ts';
import { monthPeriod } from './indian-periods.ts';
import { createLedgerSearch, type LedgerFilter } from './ledger-search.store.ts';
import { readTransactions } from './transactions.store.ts';

let database: Database;
let someone = '';

/** Enough transactions that a scan of all is clearly slower: sales, their fees, some refunds, few payouts. */
beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`
    insert into users (email, full_name, role)
    select 'person' || n || '@vidya.example', case when n % 1000 = 0 then 'Zutshi ' else '' end || 'Asha Rao ' || n,
      case when n % 50 = 0 then 'INSTRUCTOR' else 'USER' end
    from generate_series(1, 8000) as n`);
  await db.execute(sql`
    insert into courses (title, description, category, instructor_id, instructor_name)
    select case when n % 100 = 0 then 'Zanzibar ' else 'Course ' end || n, '<p>Any</p>', 'java', person.id, person.full_name
    from generate_series(1, 400) as n
    join (select row_number() over (order by email) as number, * from users where role = 'INSTRUCTOR') as person
      on person.number = 1 + n % 160`);
  await db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, gateway_payment_id, created_at, captured_at)
    select person.id, person.full_name, course.id, course.title, 100, 'captured', 'pay_' || n, at, at
    from (select n, timestamptz '2024-01-01 00:00+05:30' + n * interval '50 minutes' as at from generate_series(1, 20000) n) n
    join (select row_number() over () as number, * from users) as person on person.number = 1 + n % 7999
    join (select row_number() over () as number, * from courses) as course on course.number = 1 + n % 399`);
  await db.execute(sql`insert into ledger_accounts (kind, instructor_id)
    select 'gateway', null union all select 'earnings', id from users where role = 'INSTRUCTOR'`);
  await db.execute(sql`
    insert into ledger_transactions (cause, cause_id, at, amount_paise, payment_id, course_id)
    select cause, id::text, captured_at, 100, id, case when cause <> 'fee' then course_id end from (
      select row_number() over (order by captured_at) as number, * from payments) p
    join (values ('capture', 1), ('fee', 1), ('refund', 30)) as kinds (cause, every) on p.number % every = 0`);
  await db.execute(sql`insert into ledger_transactions (cause, cause_id, at, amount_paise)
    select 'payout', n::text, timestamptz '2024-01-01' + n * interval '1 day', 100 from generate_series(1, 300) n`);
  await db.execute(sql`
    insert into ledger_entries (transaction_id, account_id, line, amount_paise, at, available_at)
    select t.id, a.id, 'sale', sign * 100, t.at, t.at from ledger_transactions t
      left join courses k on k.id = t.course_id
      join (values (1), (-1)) as sides (sign) on true
      join ledger_accounts a on case when sign = 1 or k.id is null then a.kind = 'gateway' else a.instructor_id = k.instructor_id end`);
  await db.execute(sql`set session_replication_role = origin`);
  await db.execute(sql`vacuum analyze`);
  const [last] = await rowsOf<{ id: string }>(
    db,
    sql`select id::text as id from ledger_transactions order by at desc limit 1 offset 500`,
  );
  someone = last!.id;
});
afterAll(() => database.close());

const find =
  (q: string | null, given: Partial<LedgerFilter> = {}) =>
  async (db: Db) => {
    const search = createLedgerSearch(db);
    return search.find(q === null ? null : await search.resolve(q), { after: null, count: 51, ...given });
  };
const cause = (one: LedgerCause) => ({ cause: one });
const after = (db: Db, q: string | null) => find(q, { after: someone })(db);
const period = monthPeriod('2025-03');

it.each<[what: string, index: string, work: (db: Db) => Promise<unknown>]>([
  ['the newest page', 'ledger_transactions_at', find(null)],
  ['a later page', 'ledger_transactions_at', (db) => after(db, null)],
  ['a month', 'ledger_transactions_at', find(null, { month: '2024-03' })],
  ['payouts', 'ledger_transactions_of_cause', find(null, cause('payout'))],
  ['corrections, of which there are none', 'ledger_transactions_of_cause', find(null, cause('correction'))],
  ['fees of a month', 'ledger_transactions_of_cause', find(null, { ...cause('fee'), month: '2024-03' })],
  ['people', 'users_person_form', find('zutshi')],
  ['one person', 'users_email_unique', find('person77@vidya.example')],
  ['what they bought', 'ledger_transactions_payment', find('zutshi')],
  ['what they earned', 'ledger_entries_balance', find('zutshi')],
  ['what they earned, a later page', 'ledger_entries_balance', (db) => after(db, 'zutshi')],
  ['what was paid out to them', 'ledger_transactions_of_cause', find('zutshi', cause('payout'))],
  ['what a course sold', 'ledger_transactions_course(_cause)?', find('zanzibar')],
  ['refunds of a course', 'ledger_transactions_course_cause', find('zanzibar', cause('refund'))],
  ['a gateway’s id', 'payments_gateway_unique', find('pay_12000')],
  ['a number', 'ledger_transactions_pkey', find('12345')],
  ['whole transactions', 'ledger_entries_transaction', (db) => readTransactions(db, ['5', '77'])],
  ['vouchers', 'ledger_transactions_at', (db) => createBooksStore(db).listVouchers(period, null, 50)],
  ['entries of an account', 'ledger_entries_balance', (db) => createBooksStore(db).listEntries(3, period, null, 50)],
])('%s comes from %s', async (_, index, work) => {
  const plans = await plansOf(database, work);
  expect(plans.indexes).toContainEqual(expect.stringMatching(`^${index}$`));
  for (const large of ['ledger_transactions', 'ledger_entries', 'payments', 'users'])
    expect(plans.scanned).not.toContain(large);
});
