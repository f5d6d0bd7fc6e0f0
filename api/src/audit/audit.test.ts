import { type AuditEntry, type AuditQuery, listAuditEntries } from '@vidya/contracts/calls/audit';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { coupons, payments } from '../database/tables/schema-sales.ts';
import { auditLog, contactMessages } from '../database/tables/schema-site.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Nandini Bose' });
});
afterAll(() => api.close());

type NewEntry = Partial<typeof auditLog.$inferInsert>;

const add = async (...entries: NewEntry[]): Promise<string[]> => {
  const rows = entries.map((given) => ({ actorId: admin.id, action: 'people.exported' as const, ...given }));
  return (await api.db.insert(auditLog).values(rows).returning()).map(({ id }) => id);
};
const list = async (query: AuditQuery = {}) => {
  const { status, body } = await api.inject(listAuditEntries, { query, as: admin });
  const meta = body.Meta as { next: string | null; actors: { fullName: string }[] } | undefined;
  return { status, entries: body.Data ?? [], meta };
};
const ids = (entries: AuditEntry[]): string[] => entries.map(({ _id }) => _id);

it('says who did what to whom, by present names', async () => {
  const learner = await api.signIn({ fullName: 'Asha Rao' });
  const courseId = (await addCourse(api.db, { instructorId: admin.id, title: 'Tokens' })).id;
  const lectureId = (await addLecture(api.db, { courseId, title: 'Order' })).id;
  const paid = { userId: learner.id, userName: 'Asha Rao', courseTitle: 'Tokens', amountPaise: 100 };
  const [payment] = await api.db
    .insert(payments)
    .values({ ...paid, gatewayPaymentId: 'pay_1' })
    .returning();
  const [coupon] = await api.db.insert(coupons).values({ code: 'MONSOON', percentOff: 10 }).returning();
  const form = { name: 'Uma', email: 'u@vidya.example', phone: '9876543210', subject: 'Invoices', message: 'Hello' };
  const [message] = await api.db.insert(contactMessages).values(form).returning();
  const things = [
    ['user', learner.id, 'Asha Rao', '', ''],
    ['course', courseId, 'Tokens', '', ''],
    ['lecture', lectureId, 'Order', '', ''],
    ['payment', payment!.id, 'Tokens', 'pay_1', 'Asha Rao'],
    ['coupon', coupon!.id, 'MONSOON', '', ''],
    ['message', message!.id, 'Invoices', '', 'Uma'],
  ] as const;
  await add(...things.map(([subjectKind, subjectId]) => ({ subjectKind, subjectId })));
  await add({ actorId: null, details: { rows: 3 } });
  const { entries } = await list();
  const bySubject = new Map(entries.map((entry) => [entry.subject?.kind, entry]));
  for (const [kind, _id, name, reference, whose] of things) {
    expect(bySubject.get(kind)).toMatchObject({
      actor: { _id: admin.id, fullName: 'Nandini Bose' },
      subject: { kind, _id, name, reference, whose, isGone: false },
    });
  }
  expect(bySubject.get(undefined)).toMatchObject({ actor: null, subject: null, details: { rows: 3 } });
});

it('keeps no name of a deleted person, and the title of a deleted course', async () => {
  const learner = await api.signIn({ fullName: 'Asha Rao' });
  await api.inject(deleteUserOrInstructor, { body: { userId: learner.id }, as: admin });
  const gone = '5f0c9d0e-1111-4222-8333-444455556666';
  await add(
    { action: 'course.deleted', subjectKind: 'course', subjectId: gone, details: { course: 'Tokens' } },
    {
      action: 'lecture.deleted',
      subjectKind: 'lecture',
      subjectId: gone,
      details: { course: 'Tokens', lecture: 'One' },
    },
    { action: 'coupon.deleted', subjectKind: 'coupon', subjectId: gone, details: { code: 'MONSOON' } },
  );
  const { entries } = await list();
  const named = entries.map(({ action, subject }) => [action, subject?.name, subject?.isGone]);
  expect(Object.fromEntries(named.map(([action, ...rest]) => [action, rest]))).toEqual({
    'user.deleted': ['Former learner', true],
    'course.deleted': ['Tokens', true],
    'lecture.deleted': ['One', true],
    'coupon.deleted': ['MONSOON', true],
  });
  expect(JSON.stringify(entries)).not.toContain('Asha');
});

it('asks once for each kind of name, however many entries there are', async () => {
  const courseIds = await Promise.all(
    Array.from({ length: 10 }, async () => (await addCourse(api.db, { instructorId: admin.id })).id),
  );
  const count = jest.spyOn(api.db, 'select');
  const statements = async () => {
    count.mockClear();
    await list();
    return count.mock.calls.length;
  };
  await add({ subjectKind: 'course', subjectId: courseIds[0]! });
  const few = await statements();
  await add(...courseIds.map((subjectId) => ({ subjectKind: 'course' as const, subjectId })));
  expect(await statements()).toBe(few);
  count.mockRestore();
});

describe('a filter', () => {
  it('takes days of India, the first and the last included', async () => {
    const at = (iso: string) => ({ createdAt: new Date(iso) });
    const [before, first, last, after] = await add(
      at('2026-11-19T18:29:59.999Z'),
      at('2026-11-19T18:30:00.000Z'),
      at('2026-11-21T18:29:59.999Z'),
      at('2026-11-21T18:30:00.000Z'),
    );
    expect(ids((await list({ from: '2026-11-20', to: '2026-11-21' })).entries)).toEqual([last, first]);
    expect(ids((await list({ from: '2026-11-20' })).entries)).toEqual([after, last, first]);
    expect(ids((await list({ to: '2026-11-21' })).entries)).toEqual([last, first, before]);
    expect(ids((await list({ from: '2026-11-20', to: '2026-11-20' })).entries)).toEqual([first]);
    expect((await list({ from: '2026-11-22', to: '2026-11-20' })).entries).toEqual([]);
  });

  it('takes an action, an actor and a subject, and offers every administrator who did something', async () => {
    const kavita = await api.signIn({ role: 'ADMIN', fullName: 'Kavita Menon' });
    await api.signIn({ role: 'ADMIN', fullName: 'Idle' });
    const learner = await api.signIn({ deletedAt: new Date() });
    const subject = { subjectKind: 'user' as const, subjectId: learner.id };
    const [changed, deleted] = await add(
      { action: 'role.changed', actorId: kavita.id, ...subject },
      { action: 'user.deleted', actorId: learner.id, ...subject },
      {},
    );
    expect(ids((await list({ action: 'role.changed' })).entries)).toEqual([changed]);
    expect(ids((await list({ actorId: kavita.id })).entries)).toEqual([changed]);
    expect(new Set(ids((await list({ subjectId: learner.id })).entries))).toEqual(new Set([changed, deleted]));
    expect((await list({ actorId: 'nobody' })).entries).toEqual([]);
    const { meta } = await list();
    expect(meta?.actors.map(({ fullName }) => fullName)).toEqual(['Kavita Menon', 'Nandini Bose']);
  });

  it('takes every action of a kind, alone and with one of them', async () => {
    const [promoted, stopped] = await add({ action: 'release.promoted' }, { action: 'release.stopped' }, {});
    expect(new Set(ids((await list({ kind: 'release' })).entries))).toEqual(new Set([promoted, stopped]));
    expect(ids((await list({ kind: 'release', action: 'release.stopped' })).entries)).toEqual([stopped]);
    expect((await list({ kind: 'release', action: 'people.exported' })).entries).toEqual([]);
  });

  it('offers who did something as an administrator, and is one no more', async () => {
    const former = await api.signIn({ fullName: 'Kavita Menon' });
    const gone = await api.signIn({ fullName: 'Former administrator', deletedAt: new Date() });
    const [entry] = await add(
      { action: 'coupon.created', actorId: former.id },
      { action: 'role.changed', subjectKind: 'user', subjectId: former.id },
      { action: 'coupon.created', actorId: gone.id },
      { action: 'role.changed', subjectKind: 'user', subjectId: gone.id },
    );
    const { meta } = await list();
    expect(meta?.actors.map(({ fullName }) => fullName)).toEqual(['Kavita Menon', 'Nandini Bose']);
    expect(ids((await list({ actorId: former.id })).entries)).toEqual([entry]);
  });

  it.each<object>([
    { from: '2026-02-30' },
    { from: 'yesterday' },
    { to: '0000-01-01' },
    { to: '9999-12-31' },
    { action: 'user.invented' },
    { after: 'x' },
    { after: '2026-11-21' },
    { after: '5f0c9d0e-1111-4222-8333-444455556666' },
  ])('refuses %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

it('goes on where a page ended, without gaps or repeats, whatever is added meanwhile', async () => {
  // All within one millisecond, finer than a JavaScript date: the order must be total.
  const size = limits.auditPerFetch;
  const all = await add(...Array.from({ length: size * 2 + 5 }, () => ({})));
  const first = await list();
  expect(first.entries).toHaveLength(size);
  await add({}, {});
  const second = await list({ after: first.meta!.next! });
  await add({});
  const third = await list({ after: second.meta!.next! });
  expect([second.entries.length, third.entries.length, third.meta!.next]).toEqual([size, 5, null]);
  const seen = ids([first, second, third].flatMap(({ entries }) => entries));
  expect([seen.length, new Set(seen)]).toEqual([all.length, new Set(all)]);
});
