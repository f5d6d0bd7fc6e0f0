import { getProfile } from '@vidya/contracts/calls/account';
import { listCourses, listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { deleteUserOrInstructor, fetchStudentsAndInstructors, getConsequences } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { payoutAccounts, payoutBatches, payouts, taxIds } from '../../database/tables/schema-payouts.ts';
import { users } from '../../database/tables/schema-people.ts';
import { enrolments, orders, payments, refundRequests } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { earningsOf } from '../../ledger/balances.ts';
import { bookPastPayments } from '../../ledger/keeping/book-past-payments.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { addCourse, enrol, inDays } from '../../testing/samples.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  // Caches the totals for a minute, so that only clearing the cache makes them right.
  api = await startApi({ CATALOGUE_CACHE_MS: '60000' });
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

const remove = (userId: string) => api.inject(deleteUserOrInstructor, { as: admin, body: { userId } });
const consequences = async (userId: string) =>
  (await api.inject(getConsequences, { as: admin, params: { userId } })).body.Data;

/** A learner with an open, an expired and a refunded enrolment, an unpaid order and two payments. */
async function enrolledLearner() {
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const learner = await api.signIn();
  const { id: userId, fullName: userName } = learner;
  const allEnrolments = [{}, { expiresAt: inDays(-1) }, { status: 'refunded' as const }];
  for (const enrolment of allEnrolments) {
    // oxlint-disable-next-line no-await-in-loop
    const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
    // oxlint-disable-next-line no-await-in-loop
    await enrol(api.db, { userId, courseId, ...enrolment });
  }
  const paid = { userId, userName, courseTitle: 'Prompting', amountPaise: 89_900 };
  const [, returned] = await api.db
    .insert(payments)
    .values([
      { ...paid, status: 'captured' },
      { ...paid, status: 'captured', refundedPaise: 10_000 },
      { ...paid, status: 'refunded', refundedPaise: 89_900 },
      { ...paid, status: 'failed' },
    ])
    .returning();
  const asked = {
    userId,
    paymentId: returned!.id,
    isSelfService: false,
    reason: 'I move to Pune',
    answer: 'Dear Asha',
  };
  await api.db.insert(refundRequests).values({ ...asked, reasonKind: 'other', state: 'declined' });
  const order = { userId, amountPaise: 89_900 };
  await api.db.insert(orders).values([
    { ...order, receipt: 'open' },
    { ...order, receipt: 'paid', status: 'paid' },
    { ...order, receipt: 'superseded', status: 'superseded' },
  ]);
  return { teacher, learner };
}

it('deletes a learner with active subscriptions: enrolments end, payments stay without the name, sessions end', async () => {
  const { learner } = await enrolledLearner();
  expect(await consequences(learner.id)).toEqual({
    activeSubscriptions: 1,
    paidPaise: 89_900 + 79_900,
    courses: 0,
    coursesHeld: 0,
    learners: 0,
  });
  const response = await remove(learner.id);
  expect(response).toMatchObject({ status: 200, body: { Success: true, Message: texts.account.accountDeleted } });
  expect((await api.inject(getProfile, { as: learner })).body.Error).toBe('TokenExpiredError');
  expect((await api.db.select().from(enrolments)).map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'cancelled',
    'refunded',
  ]);
  expect(new Set((await api.db.select().from(payments)).map(({ userName }) => userName))).toEqual(
    new Set(['Former learner']),
  );
  expect(await api.db.select().from(refundRequests)).toMatchObject([
    { reasonKind: 'other', reason: '', answer: '', state: 'declined' },
  ]);
  // A payment for an order that is paid or superseded is still looked for.
  const left = await api.db.select().from(orders);
  expect(Object.fromEntries(left.map(({ receipt, status }) => [receipt, status]))).toEqual({
    open: 'closed',
    paid: 'paid',
    superseded: 'superseded',
  });
  const [row] = await api.db.select().from(users).where(eq(users.id, learner.id));
  expect(row).toMatchObject({ fullName: 'Former learner', passwordHash: null, contact: '' });
  expect(JSON.stringify(row)).not.toContain(learner.email);
  expect(await api.db.select().from(auditLog)).toEqual([
    expect.objectContaining({ actorId: admin.id, subjectId: learner.id, action: 'user.deleted' }),
  ]);
});

it('deletes an instructor: sold courses, and those being bought, are archived without the name; the rest go', async () => {
  const teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  const learner = await api.signIn();
  const expired = await api.signIn();
  const made = async (title: string) => (await addCourse(api.db, { instructorId: teacher.id, title })).id;
  const [sold, buying] = [await made('Sold'), await made('Being bought')];
  await made('Unsold');
  await addCourse(api.db, { instructorId: teacher.id, status: 'archived', title: 'Old' });
  await enrol(api.db, { userId: learner.id, courseId: sold });
  await enrol(api.db, { userId: expired.id, courseId: sold, expiresAt: inDays(-1) });
  await api.db.insert(orders).values({ receipt: 'open', userId: expired.id, courseId: buying, amountPaise: 100 });
  expect(await consequences(teacher.id)).toEqual({
    activeSubscriptions: 0,
    paidPaise: 0,
    courses: 3,
    coursesHeld: 2,
    learners: 1,
  });
  expect((await remove(teacher.id)).status).toBe(200);
  const left = await api.db.select().from(courses).orderBy(courses.title);
  expect(left.map(({ title, status, instructorName }) => [title, status, instructorName])).toEqual([
    ['Being bought', 'archived', 'Former instructor'],
    ['Sold', 'archived', 'Former instructor'],
  ]);
  expect((await api.inject(listSubscribedCourses, { as: learner })).body.Data?.map(({ _id }) => _id)).toEqual([sold]);
});

it('deletes an instructor’s tax numbers and account, and leaves what is owed in the books', async () => {
  const { id: userId } = await api.signIn({ role: 'INSTRUCTOR' });
  const learner = await api.signIn();
  const { id: courseId } = await addCourse(api.db, { instructorId: userId });
  await enrol(api.db, { userId: learner.id, courseId });
  const paid = { userId: learner.id, userName: 'Asha Rao', courseId, courseTitle: 'Any', amountPaise: 11_800 };
  const dated = { status: 'captured', capturedAt: new Date(), expiresAt: inDays(365) } as const;
  await api.db.insert(payments).values({ ...paid, ...dated });
  await bookPastPayments(api.db, { gstRate: 18 });
  await api.db.insert(taxIds).values({ userId, pan: 'sealed' });
  const account = { userId, kind: 'upi', holderName: 'Meera Iyer', number: 'sealed', mask: 'me••••@upi' } as const;
  await api.db.insert(payoutAccounts).values({ ...account, holdUntil: inDays(3) });
  const [batch] = await api.db.insert(payoutBatches).values({}).returning();
  const payout = {
    instructorId: userId,
    batchId: batch!.id,
    fundAccountId: 'fa_1',
    amountPaise: 100,
    mode: 'UPI',
  } as const;
  await api.db.insert(payouts).values({ ...payout, mask: account.mask, state: 'processed' });
  expect((await remove(userId)).status).toBe(200);
  expect([await api.db.select().from(taxIds), await api.db.select().from(payoutAccounts)]).toEqual([[], []]);
  expect(await api.db.select().from(payouts)).toMatchObject([{ amountPaise: 100, mask: '' }]);
  expect((await earningsOf(api.db, userId)).balancePaise).toBe(7_500);
});

it('takes the instructor’s courses out of the catalogue at once', async () => {
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  await addCourse(api.db, { instructorId: teacher.id });
  const listed = async () => (await api.inject(listCourses)).body.Data?.length;
  expect(await listed()).toBe(1);
  await remove(teacher.id);
  expect(await listed()).toBe(0);
});

it('refuses to delete nobody, oneself and other administrators, and anybody twice', async () => {
  const other = await api.signIn({ role: 'ADMIN' });
  const learner = await api.signIn();
  expect(await remove(' ')).toMatchObject({ status: 400, body: { Message: texts.account.userIdMissing } });
  expect((await remove('someone')).status).toBe(404);
  expect(await remove(admin.id)).toMatchObject({ status: 403, body: { Message: texts.account.adminCannotDelete } });
  expect((await remove(other.id)).status).toBe(403);
  const both = await Promise.all([remove(learner.id), remove(learner.id)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
  expect((await api.db.select().from(auditLog)).length).toBe(1);
});

it('counts anew at once, although numbers are kept for seconds', async () => {
  const [first] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const total = async () => {
    const query = { kind: 'students', limit: 1 } as const;
    const { body } = await api.inject(fetchStudentsAndInstructors, { as: admin, query });
    return (body.Meta as { totals: { students: number } }).totals.students;
  };
  expect(await total()).toBe(3);
  await remove(first.id);
  expect(await total()).toBe(2);
});

it('knows no consequences for somebody who is not there', async () => {
  const gone = await api.signIn({ deletedAt: new Date() });
  for (const userId of ['someone', gone.id]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await api.inject(getConsequences, { as: admin, params: { userId } })).status).toBe(404);
  }
});
