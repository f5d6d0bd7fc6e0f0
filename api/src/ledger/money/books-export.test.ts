import { callAddress } from '@vidya/contracts/calls/call';
import { exportGeneralLedger, exportJournal } from '@vidya/contracts/calls/ledger/money';
import { sql } from 'drizzle-orm';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Agent } from '../../http/in-process.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { bookPastPayments } from '../keeping/book-past-payments.ts';
import { closeMonths } from '../keeping/close-months.ts';
import { createBooksStore } from './books.store.ts';
import { createBooksExport } from './books-export.service.ts';

let api: TestApi;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: '=Ravi, "Das"' });
  const { id } = await addCourse(api.db, { instructorId: teacher.id, title: 'Prompting that works' });
  const learner = await api.signIn();
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, gateway_payment_id, captured_at, expires_at)
    select ${learner.id}, 'Asha Rao', ${id}, 'Prompting that works', 11800, 'captured', 'pay_' || at, at, now()
    from unnest(array['2026-02-05 10:00+05:30', '2026-03-31 23:59:59+05:30', '2026-04-01 00:00+05:30']::timestamptz[]) at`);
  await bookPastPayments(api.db, { gstRate: 18 });
});
afterAll(() => api.close());

type Exported = typeof exportJournal | typeof exportGeneralLedger;
const download = (call: Exported, period: string, { headers }: Agent = admin) =>
  api.app.inject({ url: callAddress(call, {}, { period }), headers });
const linesOf = (payload: string) => payload.replace('\uFEFF', '').split('\r\n').slice(0, -1);
const lines = async (call: Exported, period: string) => linesOf((await download(call, period)).payload);
const cells = (line: string) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''));
const sum = (rows: string[], column: number) =>
  rows.reduce((total, row) => total + Math.round(Number(cells(row)[column]) * 100), 0);

it('sends a month as vouchers that balance', async () => {
  const response = await download(exportJournal, '2026-03');
  expect(response.headers['content-disposition']).toBe('attachment; filename="journal-2026-03.csv"');
  const [head, ...rows] = linesOf(response.payload);
  expect(head).toBe('Voucher Date,Voucher Type,Voucher Number,Ledger Name,Debit,Credit,Narration');
  expect(rows[0]).toMatch(
    /^31-03-2026,Journal,\d+,Card gateway,118\.00,,"Sale, Payment, Prompting that works, pay_2026/,
  );
  expect(rows.some((row) => row.includes(`(${teacher.id.slice(0, 8)})`))).toBe(true);
  expect([sum(rows, 4), sum(rows, 5)]).toEqual([sum(rows, 5), sum(rows, 4)]);
  expect(sum(rows, 4)).toBeGreaterThan(11_800);
  const [entry] = await api.db.select().from(auditLog);
  expect(entry).toMatchObject({
    action: 'ledger.exported',
    actorId: admin.id,
    details: { period: '2026-03', file: 'journal' },
  });
});

it('sends a financial year, from April to March', async () => {
  const days = async (period: string) =>
    new Set((await lines(exportJournal, period)).slice(1).map((row) => row.slice(0, 10)));
  expect(await days('2025')).toEqual(new Set(['05-02-2026', '31-03-2026']));
  expect(await days('2026')).toEqual(new Set(['01-04-2026']));
  expect(await days('2019')).toEqual(new Set());
});

it.each(['open', 'closed'])('sends each account with its running balance, of months that are %s', async (state) => {
  if (state === 'closed') await closeMonths(api.db);
  const [head, ...rows] = await lines(exportGeneralLedger, '2026-03');
  expect(head).toBe('Account,Date,Transaction,Cause,Debit,Credit,Balance');
  const gateway = rows.filter((row) => row.startsWith('Card gateway,')).map((row) => cells(row));
  expect(gateway.map((row) => [row[3]!.slice(0, 15), row[4], row[5], row[6]])).toEqual([
    ['Opening balance', '', '', '118.00 Dr'],
    ['"Sale, Payment,', '118.00', '', '236.00 Dr'],
  ]);
  const earnings = rows.filter((row) => row.includes('Instructors’ earnings'));
  expect(earnings.map((row) => cells(row)[6])).toEqual(['75.00 Cr', '175.00 Cr', '155.00 Cr', '150.00 Cr']);
  // Nothing was moved: neither a balance nor an entry.
  expect(await lines(exportGeneralLedger, '2025-03')).toEqual([head]);
});

it('reads batches of any size into the same files', async () => {
  const read = async (batchSize: number) => {
    const books = createBooksExport({ db: api.db, store: createBooksStore(api.db), batchSize });
    const files = [await books.exportJournal('2025', admin.id), await books.exportGeneralLedger('2025', admin.id)];
    const rows = [];
    for (const { batches } of files) for await (const batch of batches) rows.push(...batch);
    return rows;
  };
  const whole = await read(500);
  expect(whole.length).toBeGreaterThan(25);
  expect(await read(1)).toEqual(whole);
});

it('is for administrators who say which period', async () => {
  expect((await download(exportJournal, '2026-03', teacher)).statusCode).toBe(403);
  const periods = ['', '2026-13', '1999', '2026-3', 'x'];
  const refused = await Promise.all(periods.map((period) => download(exportGeneralLedger, period)));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(periods.map(() => 400));
  expect(await api.db.select().from(auditLog)).toEqual([]);
});
