import {
  exportStatement,
  exportTaxYear,
  getCourseParts,
  getEarnings,
  listEarningsLines,
  printStatement,
  revealTaxIds,
  saveTaxIds,
  setCourseParts,
} from '@vidya/contracts/calls/ledger/earnings';
import { earningsTexts } from '@vidya/contracts/rules/ledger/earnings-texts';
import { eq, sql } from 'drizzle-orm';
import { createSeal } from '../../account/factors/sealed-secret.ts';
import { copyCoInstructors } from '../../database/co-instructors.ts';
import { taxIds } from '../../database/tables/schema-payouts.ts';
import { users } from '../../database/tables/schema-people.ts';
import { courseInstructors } from '../../database/tables/schema-teaching.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { bookPastPayments } from '../keeping/book-past-payments.ts';
import { closeMonths } from '../keeping/close-months.ts';
import { createEarnings } from './earnings.service.ts';
import { createStatements } from './statements.service.ts';
import { createTaxIds } from './tax-ids.service.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Ravi Das' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, title: 'प्रॉम्प्ट लिखना', instructorName: 'Ravi Das' }))
    .id;
});
afterAll(() => api.close());

/** A payment of ₹118 captured then, refunded in part. */
const addSale = async (at: string, refundedPaise = 0) => {
  const learner = await api.signIn();
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, refunded_paise, status, captured_at, refunded_at, expires_at)
    values (${learner.id}, 'Asha Rao', ${courseId}, 'प्रॉम्प्ट लिखना', 11800, ${refundedPaise}, 'captured', ${at}::timestamptz, ${refundedPaise ? at : null}, now())`);
  await bookPastPayments(api.db, { gstRate: 18 });
};
const read = async (as = teacher) => (await api.inject(getEarnings, { as })).body.Data!;
const address = (call: { path: string }, query = '') => `/api/v1${call.path}${query}`;
const fetchText = async (url: string, as = teacher) => api.app.inject({ url, headers: as.headers });

it('begins with nothing, and what holds', async () => {
  expect(await read()).toEqual({
    balancePaise: 0,
    onHoldPaise: 0,
    releases: [],
    nextPayout: { day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), minPaise: 50_000 },
    rates: { gstRate: 18, platformRate: 2_000, tdsRate: 500, tcsRate: 0 },
    pan: '',
    gstin: '',
    months: [],
  });
});

it('adds up each month, closed or open, and shows another person nothing', async () => {
  await addSale('2026-03-05T10:00:00+05:30');
  await addSale('2026-03-31T23:59:59+05:30', 5_900);
  await closeMonths(api.db);
  await addSale(new Date().toISOString());
  const { months, ...now } = await read();
  expect([now.balancePaise, now.onHoldPaise]).toEqual([7_500 + 3_750 + 7_500, 7_500]);
  expect(now.releases.map(({ paise }) => paise)).toEqual([7_500]);
  const [open, march] = [months[0]!, months.at(-1)!];
  expect(march).toMatchObject({ month: '2026-03', number: 'ES/25-26/000001', salesPaise: 20_000, sharePaise: -4_000 });
  expect(march).toMatchObject({ refundsPaise: -4_000, tdsPaise: -750, closingPaise: 11_250 });
  expect(open).toMatchObject({ number: null, openingPaise: 11_250, closingPaise: 18_750 });
  const lines = (await api.inject(listEarningsLines, { query: { month: '2026-03' }, as: teacher })).body.Data!;
  expect(lines.lines.map(({ cause, totalPaise }) => [cause, totalPaise])).toEqual([
    ['refund', -3_750],
    ['capture', 7_500],
    ['capture', 7_500],
  ]);
  const other = await api.signIn({ role: 'INSTRUCTOR' });
  expect((await read(other)).months).toEqual([]);
  expect((await api.inject(listEarningsLines, { query: { month: '2026-03' }, as: other })).body.Data!.lines).toEqual(
    [],
  );
});

it('gives a statement on paper and as a file, and the year for the tax return', async () => {
  await addSale('2026-03-05T10:00:00+05:30');
  await closeMonths(api.db);
  const pdf = await fetchText(address(printStatement).replace(':month', '2026-03'));
  const text = pdfText(pdf.rawPayload);
  for (const part of ['Statement of Earnings', 'March 2026', 'ES/25-26/000001', 'Ravi Das', '75.00', 'प्रॉम्प्ट लिखना'])
    expect(text).toContain(part);
  const csv = (await fetchText(address(exportStatement, '?month=2026-03'))).body;
  expect(csv).toContain('Closing balance,,,,,,,,75');
  expect(csv).toContain('Sale,प्रॉम्प्ट लिखना,,100,0,-20,-5,75');
  expect((await fetchText(address(exportTaxYear, '?year=2025'))).body).toMatch(/2025-26,Q4,.*,80,5,0/);
  expect((await fetchText(address(exportStatement, '?month=2026-02'))).statusCode).toBe(404);
  expect((await fetchText(address(exportStatement, '?month=2026-13'))).statusCode).toBe(400);
  expect((await fetchText(address(printStatement).replace(':month', '%00'))).statusCode).toBe(404);
});

it('gives statements that are older than those of the list', async () => {
  const learner = await api.signIn();
  await api.db.execute(sql`
    insert into payments (user_id, user_name, course_id, course_title, amount_paise, status, captured_at, expires_at)
    select ${learner.id}, 'Asha Rao', ${courseId}, 'Any', 11800, 'captured', month + interval '5 days', now()
    from generate_series('2019-01-01'::timestamptz, '2024-02-01', '1 month') as each(month)`);
  await bookPastPayments(api.db, { gstRate: 18 });
  await closeMonths(api.db);
  const { months } = await read();
  expect([months.length, months.at(-1)!.month]).toEqual([60, '2019-03']);
  const csv = await fetchText(address(exportStatement, '?month=2019-01'));
  expect(csv.body).toContain('Closing balance,,,,,,,,100');
  const pdf = await fetchText(address(printStatement).replace(':month', '2019-02'));
  expect(pdfText(pdf.rawPayload)).toContain('February 2019');
  const other = await api.signIn({ role: 'INSTRUCTOR' });
  expect((await fetchText(address(exportStatement, '?month=2019-01'), other)).statusCode).toBe(404);
});

it('says on paper that a month has more lines than it can print', async () => {
  await addSale('2026-03-05T10:00:00+05:30');
  await addSale('2026-03-06T10:00:00+05:30');
  const { db, config } = api;
  const print = async (printedLines: number) => {
    const earnings = createEarnings({ db, gstRate: 18, terms: config.payouts });
    const statements = createStatements({ db, earnings, seller: config.invoices.seller, printedLines });
    return pdfText((await statements.print(teacher.id, '2026-03')).pdf);
  };
  expect(await print(1)).toContain('The latest lines only');
  expect(await print(2)).not.toContain('The latest lines only');
});

it('stores tax numbers encrypted, shows them masked, and reads them to their owner', async () => {
  const form = { pan: 'aapfu 0939 f', gstin: '27AAPFU0939F1ZV' };
  const saved = await api.inject(saveTaxIds, { body: form, as: teacher });
  expect(saved.body.Data).toEqual({ pan: 'AAP••••39F', gstin: '27A••••1ZV' });
  const [row] = await api.db.select().from(taxIds);
  expect(JSON.stringify(row)).not.toContain('AAPFU0939F');
  expect((await read()).rates).toEqual({ gstRate: 18, platformRate: 2_000, tdsRate: 10, tcsRate: 50 });
  expect((await api.inject(revealTaxIds, { as: teacher })).body.Data).toEqual({ pan: 'AAPFU0939F', gstin: form.gstin });
  const wrong = await api.inject(saveTaxIds, { body: { pan: 'ABCPE1234F', gstin: form.gstin }, as: teacher });
  expect([wrong.status, wrong.body.Message]).toEqual([400, earningsTexts.gstinOfOther]);
  await api.inject(saveTaxIds, { body: { pan: '', gstin: '' }, as: teacher });
  expect((await api.inject(revealTaxIds, { as: teacher })).body.Data).toEqual({ pan: '', gstin: '' });
});

it('stores no tax numbers of a person who was deleted while the request was under way', async () => {
  const { db } = api;
  const service = createTaxIds({ db, seal: createSeal('any secret', '') });
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, teacher.id));
  await expect(service.save(teacher.id, { pan: 'AAPFU0939F', gstin: '' })).rejects.toMatchObject({ status: 401 });
  expect(await db.select().from(taxIds)).toEqual([]);
});

it('lets the owner divide what a course earns among its instructors, 100 % in all', async () => {
  const other = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  const stranger = await api.signIn({ role: 'INSTRUCTOR' });
  await api.db.insert(courseInstructors).values({ courseId, userId: other.id, position: 1 });
  await copyCoInstructors(api.db, [courseId]);
  const set = async (parts: [Person, number][], as = teacher) => {
    const body = { parts: parts.map(([{ id }, percent]) => ({ instructorId: id, percent })) };
    const { status, body: response } = await api.inject(setCourseParts, { params: { courseId }, body, as });
    return status === 200 ? response.Data!.parts.map(({ name, percent }) => [name, percent]) : response.Message;
  };
  expect(
    await set([
      [teacher, 60],
      [other, 40],
    ]),
  ).toEqual([
    ['Ravi Das', 60],
    ['Meera Iyer', 40],
  ]);
  expect(
    await set([
      [teacher, 60],
      [other, 41],
    ]),
  ).toBe(earningsTexts.partsNot100);
  expect(
    await set([
      [teacher, 60],
      [stranger, 40],
    ]),
  ).toBe(earningsTexts.partsOfOthers);
  expect(
    await set([
      [other, 50],
      [other, 50],
    ]),
  ).toBe(earningsTexts.partsOfOthers);
  expect(
    await set(
      [
        [teacher, 0],
        [other, 100],
      ],
      other,
    ),
  ).not.toEqual([
    ['Ravi Das', 0],
    ['Meera Iyer', 100],
  ]);
  const parts = (await api.inject(getCourseParts, { params: { courseId }, as: other })).body.Data!.parts;
  expect(parts.map(({ percent }) => percent)).toEqual([60, 40]);
});
