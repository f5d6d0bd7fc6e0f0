import { getMoney, type LedgerQuery, listTransactions } from '@vidya/contracts/calls/ledger/money';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import { ledgerChecks } from '../../database/tables/schema-ledger.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { bookFee } from '../booking/book-payments.ts';
import { bookPastPayments } from '../keeping/book-past-payments.ts';
import { closeMonths } from '../keeping/close-months.ts';

let api: TestApi;
let admin: Person;
let teacher: Person;
let learner: Person;
let courseId: string;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Ravi Das', email: 'ravi@school.example' });
  learner = await api.signIn({ fullName: 'Zutshi Kaul', email: 'zutshi@home.example' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, title: 'Prompting that works' })).id;
});
afterAll(() => api.close());

/** A payment of ₹118 captured then, with the gateway's fee; some of it refunded. */
async function addSale(at: string, { refundedPaise = 0, by = learner, gatewayId = 'pay_1' } = {}): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    api.db,
    sql`insert into payments (user_id, user_name, course_id, course_title, amount_paise, refunded_paise, status,
        gateway_payment_id, captured_at, refunded_at, expires_at)
      values (${by.id}, 'Zutshi Kaul', ${courseId}, 'Prompting that works', 11800, ${refundedPaise}, 'captured', ${gatewayId},
        ${at}::timestamptz, ${refundedPaise ? at : null}, now()) returning id`,
  );
  await bookPastPayments(api.db, { gstRate: 18 });
  const fee = { paymentId: row!.id, feePaise: 236, taxPaise: 36, at: new Date(at) };
  await api.db.transaction((tx) => bookFee(tx, fee));
  return row!.id;
}

const search = async (query: LedgerQuery) => (await api.inject(listTransactions, { query, as: admin })).body;
const causes = async (query: LedgerQuery) => (await search(query)).Data!.map(({ cause }) => cause);

it('shows each kind of account, which add up to 0, the last check and closed months', async () => {
  await addSale('2026-03-05T10:00:00+05:30');
  await closeMonths(api.db);
  await addSale(new Date().toISOString(), { gatewayId: 'pay_2' });
  await api.db.insert(ledgerChecks).values([{ differences: { captures: 1 } }, { differences: {} }]);
  const { balances, check, closedMonths } = (await api.inject(getMoney, { as: admin })).body.Data!;
  const paise = Object.fromEntries(balances.map((one) => [one.account, one.paise]));
  expect(paise).toMatchObject({ gateway: 2 * (11_800 - 236), platformShare: -4_000, gatewayFees: 400 });
  expect(balances.reduce((sum, one) => sum + one.paise, 0)).toBe(0);
  expect(check!.differences).toEqual({});
  expect(closedMonths).toContain('2026-03');
});

it('sums up what is owed to all deleted accounts, and lists the largest', async () => {
  await addSale('2026-03-05T10:00:00+05:30');
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`insert into users (email, full_name, deleted_at)
      select 'gone' || n || '@vidya.example', 'Former instructor', now() from generate_series(1, 101) n`);
    await tx.execute(sql`insert into ledger_accounts (kind, instructor_id)
      select 'earnings', id from users where deleted_at is not null`);
    await tx.execute(sql`insert into ledger_transactions (cause, cause_id, at, amount_paise)
      values ('capture', 'many', now(), 10100)`);
    await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, line, amount_paise, available_at)
      select t.id, a.id, 'sale', case a.kind when 'gateway' then 10100 else -100 end, now()
      from ledger_transactions t, ledger_accounts a left join users u on u.id = a.instructor_id
      where t.cause_id = 'many' and (a.kind = 'gateway' or u.deleted_at is not null)`);
  });
  const { deleted, deletedOwedPaise } = (await api.inject(getMoney, { as: admin })).body.Data!;
  expect(deleted).toHaveLength(100);
  expect(deletedOwedPaise).toBe(10_100);
});

it('finds transactions by payment, person, course, cause, month and number', async () => {
  const paymentId = await addSale('2026-03-05T10:00:00+05:30', { refundedPaise: 5_900 });
  const stranger = await api.signIn({ fullName: 'Asha Rao' });
  await addSale('2026-02-05T10:00:00+05:30', { by: stranger, gatewayId: 'pay_2' });
  const all = ['refund', 'fee', 'capture'];
  expect((await causes({})).length).toBe(5);
  expect((await causes({ q: paymentId })).toSorted()).toEqual(all.toSorted());
  expect((await causes({ q: 'pay_1' })).toSorted()).toEqual(all.toSorted());
  expect((await causes({ q: 'zutshi' })).toSorted()).toEqual(all.toSorted());
  expect((await causes({ q: 'zutshi@home.example', cause: 'fee' })).toSorted()).toEqual(['fee']);
  expect((await causes({ q: 'Zutshi@Home.example' })).toSorted()).toEqual(all.toSorted());
  // An instructor has no part in fees.
  expect(await causes({ q: 'ravi das' })).toEqual(['refund', 'capture', 'capture']);
  expect(await causes({ q: 'ravi das', cause: 'refund' })).toEqual(['refund']);
  expect(await causes({ q: 'ravi das', cause: 'fee' })).toEqual([]);
  expect(await causes({ q: 'ravi das', cause: 'correction' })).toEqual([]);
  expect(await causes({ q: 'prompting', month: '2026-02' })).toEqual(['capture']);
  expect(await causes({ q: 'prompting', cause: 'capture' })).toEqual(['capture', 'capture']);
  expect(await causes({ cause: 'refund' })).toEqual(['refund']);
  expect((await causes({ month: '2026-02' })).toSorted()).toEqual(['capture', 'fee']);
  const { id, ...rest } = (await search({ cause: 'refund' })).Data![0]!;
  expect((await search({ q: id })).Data!.map((one) => one.id)).toEqual([id]);
  expect(rest).toMatchObject({
    amountPaise: 5_900,
    reverses: null,
    reversedBy: null,
    payment: { id: paymentId, gatewayId: 'pay_1', orderNumber: '', buyer: 'Zutshi Kaul' },
    course: { id: courseId, title: 'Prompting that works' },
  });
  expect(rest.entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
  expect(rest.entries).toContainEqual({ account: 'earnings', instructor: 'Ravi Das', line: 'sale', paise: 5_000 });
});

it('says that a text is too broad instead of scanning for it', async () => {
  await addSale('2026-03-05T10:00:00+05:30');
  await api.db.execute(sql`insert into users (email, full_name)
    select 'many' || n || '@vidya.example', 'Manyname ' || n from generate_series(1, 501) n`);
  const broad = { Data: [], Meta: { next: null, isBroad: true } };
  expect(await search({ q: 'manyname' })).toMatchObject(broad);
  expect(await search({ q: 'z' })).toMatchObject(broad);
  expect(await search({ q: 'manyname 50' })).toMatchObject({ Data: [], Meta: { isBroad: false } });
});

it.each([{}, { q: 'zutshi' }, { q: 'ravi das' }, { q: 'prompting' }, { month: '2026-03' }])(
  'turns pages of %j, newest first, without gaps',
  async (query) => {
    await api.db.execute(sql`
      insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, captured_at, expires_at)
      select ${learner.id}, 'Zutshi Kaul', ${courseId}, 'Prompting that works', n * 100, 'captured',
        timestamptz '2026-03-10 00:00+05:30' + (n / 3) * interval '1 second', now() from generate_series(1, 120) n`);
    await bookPastPayments(api.db, { gstRate: 18 });
    const pages = [await search(query)];
    const nextOf = () => (pages.at(-1)!.Meta as { next: string | null }).next;
    for (let next = nextOf(); next; next = nextOf())
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await search({ ...query, after: next }));
    expect(pages.map(({ Data }) => Data!.length)).toEqual([50, 50, 20]);
    const all = pages.flatMap(({ Data }) => Data!);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  },
);
