import { type AuditQuery, exportAuditLog, listAuditEntries } from '@vidya/contracts/calls/audit';
import { callAddress } from '@vidya/contracts/calls/call';
import { limits } from '@vidya/contracts/rules/limits';
import { coupons, payments } from '../database/tables/schema-sales.ts';
import { auditLog } from '../database/tables/schema-site.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Nandini Bose', email: 'nandini@vidya.example' });
  other = await api.signIn({ role: 'ADMIN', fullName: 'Kavita Menon' });
});
afterAll(() => api.close());

type NewEntry = Partial<typeof auditLog.$inferInsert>;
const add = async (given: NewEntry) =>
  (
    await api.db
      .insert(auditLog)
      .values({ actorId: other.id, action: 'course.changed', ...given })
      .returning()
  )[0]!.id;
const found = async (query: AuditQuery) =>
  (await api.inject(listAuditEntries, { query, as: admin })).body.Data!.map(({ _id }) => _id);
const download = async (query: AuditQuery = {}) => {
  const answer = await api.app.inject({ url: callAddress(exportAuditLog, {}, query), headers: admin.headers });
  return { answer, lines: answer.payload.replace('\uFEFF', '').trimEnd().split('\r\n') };
};

it('finds entries by who did it, and by the name of what it was done to', async () => {
  const learner = await api.signIn({ fullName: 'Asha Rao', email: 'asha@school.example' });
  const courseId = (await addCourse(api.db, { instructorId: admin.id, title: 'Tokens 100%' })).id;
  const lectureId = (await addLecture(api.db, { courseId, title: 'Order' })).id;
  const paid = { userId: learner.id, userName: 'Asha Rao', courseTitle: 'Tokens 100%', amountPaise: 100 };
  const [payment] = await api.db
    .insert(payments)
    .values({ ...paid, gatewayPaymentId: 'pay_1' })
    .returning();
  const [coupon] = await api.db.insert(coupons).values({ code: 'MONSOON', percentOff: 10 }).returning();
  const mine = await add({ actorId: admin.id });
  const user = await add({ subjectKind: 'user', subjectId: learner.id });
  const refund = await add({ subjectKind: 'payment', subjectId: payment!.id, details: { reason: 'Bought twice' } });
  const course = await add({ subjectKind: 'course', subjectId: courseId });
  const lecture = await add({ subjectKind: 'lecture', subjectId: lectureId });
  const code = await add({ subjectKind: 'coupon', subjectId: coupon!.id });
  const gone = await add({ subjectKind: 'lecture', subjectId: learner.id, details: { lecture: 'Lost pages' } });
  const release = await add({ actorId: null, details: { remote: 'catalog', version: '1.2.0', by: 'Uma' } });
  const cases: [q: string, ids: string[]][] = [
    ['nandini', [mine]],
    ['ASHA r', [refund, user]],
    ['school.ex', [user]],
    ['pay_1', [refund]],
    ['twice', [refund]],
    ['100%', [course, refund]],
    ['rder', [lecture]],
    ['monsoon', [code]],
    ['lost', [gone]],
    ['catalog', [release]],
    ['1.2.0', [release]],
    ['uma', [release]],
    ["' or 1=1 --", []],
  ];
  // oxlint-disable-next-line no-await-in-loop
  for (const [q, ids] of cases) expect([q, (await found({ q })).toSorted()]).toEqual([q, ids.toSorted()]);
  expect(await found({ q: 'asha', kind: 'payment' as const })).toEqual([]);
  expect((await api.inject(listAuditEntries, { query: { q: 'x'.repeat(201) }, as: admin })).status).toBe(400);
});

it('searches on from page to page', async () => {
  const many = limits.auditPerFetch + 3;
  for (let n = 0; n < many; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await add({
      details: { course: n % 2 === 0 ? 'Even tokens' : 'Tokens' },
      createdAt: new Date(Date.now() - n * 1000),
    });
  }
  const first = await api.inject(listAuditEntries, { query: { q: 'tokens' }, as: admin });
  const after = (first.body.Meta as { next: string }).next;
  expect([first.body.Data!.length, (await found({ q: 'tokens', after })).length]).toEqual([limits.auditPerFetch, 3]);
  expect(await found({ q: 'even' })).toHaveLength(Math.ceil(many / 2));
});

it('writes all that match into a file, and that it did', async () => {
  const courseId = (await addCourse(api.db, { instructorId: admin.id, title: 'Tokens' })).id;
  const at = new Date('2026-03-09T18:30:05Z');
  await add({
    subjectKind: 'course',
    subjectId: courseId,
    details: { course: 'Tokens', isPublished: true },
    createdAt: at,
  });
  await add({
    actorId: null,
    action: 'release.promoted',
    details: { by: '=cmd' },
    createdAt: new Date(at.getTime() - 1000),
  });
  await add({
    actorId: null,
    action: 'payment.refunded',
    details: { by: 'site' },
    createdAt: new Date(at.getTime() - 2000),
  });
  const { answer, lines } = await download({ from: '2026-03-01', to: '2026-03-31' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log.csv"',
  });
  expect(lines).toEqual([
    'When,Who,Action,Kind,About,Whose,Reference,Details',
    '2026-03-10 00:00:05,Kavita Menon,course.changed,course,Tokens,,,course: Tokens; isPublished: true',
    '2026-03-10 00:00:04,Command line,release.promoted,,,,,by: =cmd',
    '2026-03-10 00:00:03,The site itself,payment.refunded,,,,,by: site',
  ]);
  const [entry] = (await api.inject(listAuditEntries, { query: { action: 'auditLog.exported' }, as: admin })).body
    .Data!;
  expect(entry).toMatchObject({
    actor: { fullName: 'Nandini Bose' },
    details: { from: '2026-03-01', to: '2026-03-31', isSearch: false },
  });
});

it('loses and repeats nothing between batches, and leaves no trace where nothing leaves', async () => {
  const rows = Array.from({ length: 2_300 }, (_, n) => ({
    actorId: other.id,
    action: 'course.changed' as const,
    details: { course: `Course ${n}` },
    createdAt: new Date(Date.UTC(2026, 2, 1) + Math.floor(n / 3)),
  }));
  await api.db.insert(auditLog).values(rows);
  const { lines } = await download({ q: 'course' });
  expect([lines.length, new Set(lines).size]).toEqual([2_301, 2_301]);
  const wrong = await api.app.inject({
    url: `${callAddress(exportAuditLog, {}, {})}?kind=odd`,
    headers: admin.headers,
  });
  expect(wrong.statusCode).toBe(400);
  expect(await found({ action: 'auditLog.exported' })).toHaveLength(1);
});
