import { sql } from 'drizzle-orm';
import { type Db, hasRow, rowsOf } from '../../database/database.ts';
import { earningStatements, ledgerChecks, ledgerKindBalances } from '../../database/tables/schema-ledger.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { ledgerBalances, refusalOf } from '../../testing/ledger-balances.ts';
import { describeOnServer } from '../../testing/own-server-database.ts';
import { addCourse } from '../../testing/samples.ts';
import { balancesByKind, earningsOf } from '../balances.ts';
import { keepLedger } from '../keep-ledger.ts';
import { bookPastPayments } from './book-past-payments.ts';
import { findDifferences } from './check-ledger.ts';
import { closeMonths } from './close-months.ts';
import { countKinds } from './count-kinds.ts';

let api: TestApi;
let teacher: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

/** Payments of the last `months` months, refunded whole or in part now and then, some for nothing. */
async function addPast(count: number, months: number): Promise<void> {
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  const learner = await api.signIn();
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, refunded_paise, status, created_at,
      captured_at, refunded_at, updated_at, expires_at)
    select ${learner.id}, 'Asha Rao', ${courseId}, 'Any', n * 100,
      case n % 5 when 1 then n * 100 when 2 then n * 30 else 0 end, case n % 5 when 1 then 'refunded' else 'captured' end, at, at,
      case when n % 5 in (1, 2) then at + interval '1 day' end, now() - interval '1 hour',
      case when n % 7 <> 3 then at + interval '1 year' end
    from (select n, now() - interval '2 days' - n * ${months}::int * interval '1 month' / ${count}::int as at
      from generate_series(1, ${count}::int) as n) as past`);
}

const transactions = async () =>
  (await rowsOf<{ count: number }>(api.db, sql`select count(*)::int as count from ledger_transactions`))[0]!.count;
const closings = async () =>
  (await rowsOf<{ count: number }>(api.db, sql`select count(*)::int as count from ledger_closings`))[0]!.count;

it('books what came before the ledger, goes on after an end, and adds nothing twice', async () => {
  await addPast(60, 1);
  const stopped = new AbortController();
  const first = bookPastPayments(api.db, { gstRate: 18, batchSize: 25, signal: stopped.signal });
  stopped.abort();
  await expect(first).rejects.toThrow('aborted');
  const begun = await transactions();
  expect(begun).toBeGreaterThan(0);
  const rest = await bookPastPayments(api.db, { gstRate: 18, batchSize: 7 });
  expect(await transactions()).toBe(begun + rest);
  expect(await transactions()).toBe(60 + 24);
  expect(await bookPastPayments(api.db, { gstRate: 18 })).toBe(0);
  expect(await findDifferences(api.db)).toEqual({});
});

it('has each year as Statistics has it', async () => {
  await addPast(90, 30);
  await api.jobs.drain(keepLedger);
  await bookPastPayments(api.db, { gstRate: 18 });
  const years = await rowsOf<{ year: number; listed: number; booked: number }>(
    api.db,
    sql`select extract(year from p.created_at at time zone 'Asia/Kolkata')::int as year,
      sum(case when p.status in ('captured', 'refunded') then p.amount_paise - p.refunded_paise end)::float8 as listed,
      sum((select sum(e.amount_paise) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'gateway' where t.payment_id = p.id))::float8 as booked
      from payments p group by 1`,
  );
  expect(years.length).toBeGreaterThan(2);
  expect(years.map(({ booked }) => booked)).toEqual(years.map(({ listed }) => listed));
});

it('closes months that are over, and balances from checkpoints are those of all entries', async () => {
  await addPast(90, 6);
  await api.jobs.send(api.db, keepLedger, {});
  await api.jobs.drain(keepLedger);
  expect(await closings()).toBeGreaterThanOrEqual(5);
  const all = await ledgerBalances(api.db);
  const byKind = Object.fromEntries(
    (await balancesByKind(api.db)).map(({ kind, balancePaise }) => [kind, balancePaise]),
  );
  for (const [name, paise] of Object.entries(all)) expect([name, byKind[name.split(' ')[0]!]]).toEqual([name, paise]);
  expect((await earningsOf(api.db, teacher.id)).balancePaise).toBe(-all['earnings Asha Rao']!);
  const statements = await api.db.select().from(earningStatements).orderBy(earningStatements.until);
  expect(statements.map(({ openingPaise }) => openingPaise)).toEqual([
    0,
    ...statements.slice(0, -1).map(({ closingPaise }) => closingPaise),
  ]);
  expect(statements.at(-1)!.number).toMatch(/^ES\/\d\d-\d\d\/00000\d$/);
  expect((await api.db.select().from(ledgerChecks)).map(({ differences }) => differences)).toEqual([{}]);
  // A payment of a closed month that appears late belongs to the open one.
  await addPast(10, 6);
  await bookPastPayments(api.db, { gstRate: 18 });
  expect(await findDifferences(api.db)).toEqual({});
  const late = api.db.transaction(async (tx) => {
    await tx.execute(sql`insert into ledger_transactions (cause, cause_id, at, amount_paise)
      values ('fee', 'late', now() - interval '80 days', 1)`);
    await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, line, amount_paise, available_at)
      select max(id), 1, 'fee', 5, now() from ledger_transactions`);
  });
  expect(await refusalOf(late)).toMatch(/^The month of ledger transaction \d+ is closed$/);
});

it('goes on from the balances of last night, and finds it when one differs', async () => {
  const balances = async () =>
    Object.fromEntries((await balancesByKind(api.db)).map(({ kind, balancePaise }) => [kind, balancePaise]));
  await countKinds(api.db);
  expect(await balances()).toEqual({});
  await addPast(40, 2);
  await bookPastPayments(api.db, { gstRate: 18 });
  const first = await balances();
  expect(first['gateway']).toBeGreaterThan(0);
  await countKinds(api.db);
  expect(await balances()).toEqual(first);
  const counted = await api.db.$count(ledgerKindBalances);
  await addPast(40, 1);
  await bookPastPayments(api.db, { gstRate: 18 });
  const second = await balances();
  expect(second['gateway']).toBeGreaterThan(first['gateway']!);
  await Promise.all([countKinds(api.db), countKinds(api.db)]);
  expect(await balances()).toEqual(second);
  expect(await api.db.$count(ledgerKindBalances)).toBe(counted);
  expect(await findDifferences(api.db)).toEqual({});
  await api.db.execute(sql`update ledger_kind_balances set balance_paise = balance_paise + 1 where kind = 'gateway'`);
  expect(await findDifferences(api.db)).toEqual({ kinds: 1 });
});

it('closes each month once when two servers begin at the same time', async () => {
  await addPast(20, 3);
  await bookPastPayments(api.db, { gstRate: 18 });
  const closed = await Promise.all([1, 2, 3].map(() => closeMonths(api.db)));
  expect(closed.reduce((sum, count) => sum + count, 0)).toBe(await closings());
  expect(await closings()).toBeGreaterThanOrEqual(2);
  expect(await findDifferences(api.db)).toEqual({});
});

it('holds what can still be given back', async () => {
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  const learner = await api.signIn();
  const add = (daysAgo: number) =>
    api.db.execute(sql`insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, captured_at, expires_at)
      values (${learner.id}, 'Asha Rao', ${courseId}, 'Any', 11800, 'captured', now() - ${daysAgo}::int * interval '1 day', now())`);
  await add(13);
  await add(15);
  await bookPastPayments(api.db, { gstRate: 18 });
  // ₹100 without GST: less 20 % share, less 5 % TDS.
  expect(await earningsOf(api.db, teacher.id)).toEqual({ balancePaise: 15_000, onHoldPaise: 7_500 });
});

it('finds a payment that the ledger has otherwise, raises the alarm and stores it', async () => {
  await addPast(10, 1);
  await bookPastPayments(api.db, { gstRate: 18 });
  await api.db.execute(sql`update payments set amount_paise = amount_paise + 1, updated_at = now() - interval '1 hour'
    where amount_paise = 900`);
  const alarm = jest.spyOn(console, 'error').mockReturnValue(undefined);
  await api.jobs.send(api.db, keepLedger, {});
  await api.jobs.drain(keepLedger);
  expect(alarm.mock.calls.flat().join()).toContain('"captures":1');
  expect((await api.db.select().from(ledgerChecks)).map(({ differences }) => differences)).toEqual([{ captures: 1 }]);
});

describeOnServer('beside bookings', () => {
  const addFee = (db: Db, causeId: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_transactions (cause, cause_id, at, amount_paise)
        values ('fee', ${causeId}, now(), 5)`);
      await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, line, amount_paise, available_at)
        select t.id, a.id, 'fee', case a.kind when 'gateway' then 5 else -5 end, now() from ledger_transactions t
          join ledger_accounts a on a.instructor_id is null and a.kind in ('gateway', 'bank') where t.cause_id = ${causeId}`);
    });

  it('counts no balance past a booking that is not over', async () => {
    await api.db.execute(sql`insert into ledger_accounts (kind) values ('gateway'), ('bank')`);
    const [isHeld, isBooked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = api.db.transaction(async (tx) => {
      await addFee(tx, 'slow');
      isBooked.resolve();
      await isHeld.promise;
    });
    await isBooked.promise;
    await addFee(api.db, 'quick');
    const counting = countKinds(api.db);
    let isOver = false;
    void counting.finally(() => (isOver = true));
    const waiting = sql`select 1 from pg_locks where relation = 'ledger_transactions'::regclass and not granted`;
    await eventually(async () => isOver || (await hasRow(rowsOf(api.db, waiting))));
    isHeld.resolve();
    await Promise.all([slow, counting]);
    expect(await api.db.$count(ledgerKindBalances)).toBe(2);
    expect(await findDifferences(api.db)).toEqual({});
  });
});
