import { getProfile } from '@vidya/contracts/calls/account';
import { deleteUserOrInstructor, fetchStudentsAndInstructors, type PeopleQuery } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../database/tables/schema-people.ts';
import { orders } from '../../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { createSessionStore } from '../sign-in/session.store.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Meera Iyer' });
});
afterAll(() => api.close());

const fetch = (query?: PeopleQuery) => api.inject(fetchStudentsAndInstructors, { as: admin, ...(query && { query }) });
const namesOf = async (query: PeopleQuery) =>
  (await fetch({ kind: 'students', ...query })).body.Data!.students.map(({ fullName }) => fullName);

it('lists learners and instructors apart, and no administrators', async () => {
  const learner = await api.signIn({ fullName: 'Zoya Khan' });
  const second = await api.signIn({ fullName: 'Arun Das' });
  const instructor = await api.signIn({ role: 'INSTRUCTOR' });
  await api.signIn({ fullName: 'Former learner', deletedAt: new Date() });
  const { Data, Meta } = (await fetch()).body;
  expect(Data?.students.map((user) => user._id)).toEqual([second.id, learner.id]);
  expect(Data?.instructors.map((user) => user._id)).toEqual([instructor.id]);
  expect(Meta).toEqual({ totals: { students: 2, instructors: 1 } });
});

it('leaves out the kind that was not asked for', async () => {
  await api.signIn();
  await api.signIn({ role: 'INSTRUCTOR' });
  const { Data, Meta } = (await fetch({ kind: 'instructors' })).body;
  expect([Data?.students, Data?.instructors.length]).toEqual([[], 1]);
  expect(Meta).toEqual({ totals: { students: 0, instructors: 1 } });
});

it('pages in each order, from both ends, without losing or repeating anybody', async () => {
  const names = ['Asha', 'Asha', 'Bela', 'Chitra', 'Devi', 'Esha', 'Gita'];
  await api.db
    .insert(users)
    .values(names.map((fullName, index) => ({ fullName, email: `${index}@vidya.example`, createdAt: inDays(-index) })));
  const paged = async (sort: PeopleQuery['sort']) => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => fetch({ kind: 'students', sort, page, limit: 2 })));
    expect(pages.map(({ body }) => body.Meta)).toEqual(pages.map(() => ({ totals: { students: 7, instructors: 0 } })));
    return pages.flatMap(({ body }) => body.Data!.students);
  };
  expect((await paged('name')).map(({ fullName }) => fullName)).toEqual(names);
  expect(new Set((await paged('name')).map(({ _id }) => _id)).size).toBe(7);
  expect((await paged('newest')).map(({ email }) => email[0]).join('')).toBe('0123456');
  expect((await paged('oldest')).map(({ email }) => email[0]).join('')).toBe('6543210');
  expect(await namesOf({ page: 5, limit: 2 })).toEqual([]);
  expect(await namesOf({ page: 1_000_000, limit: 100 })).toEqual([]);
});

it('answers at most so many of each kind when nobody says how many', async () => {
  const people = Array.from({ length: limits.peoplePerFetch + 5 }, (_, n) => ({
    fullName: `P${n}`,
    email: `${n}@x.in`,
  }));
  await api.db.insert(users).values(people);
  const { Data, Meta } = (await fetch()).body;
  expect(Data?.students.length).toBe(limits.peoplePerFetch);
  expect(Meta).toEqual({ totals: { students: limits.peoplePerFetch + 5, instructors: 0 } });
});

it('calls those enrolled whose enrolment is open, and instructors who have a course; everybody else is not', async () => {
  const owner = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Owner' });
  const retired = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Retired' });
  const drafting = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Drafting' });
  const learning = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Learning' });
  const { id: courseId } = await addCourse(api.db, { instructorId: owner.id });
  await addCourse(api.db, { instructorId: retired.id, status: 'archived' });
  await addCourse(api.db, { instructorId: drafting.id, status: 'draft' });
  await enrol(api.db, { userId: learning.id, courseId });
  const enrolments = [
    ['open', {}],
    ['expired', { expiresAt: inDays(-1) }],
    ['marked as expired', { status: 'expired' }],
    ['refunded', { status: 'refunded' }],
    ['cancelled', { status: 'cancelled' }],
  ] as const;
  for (const [fullName, enrolment] of enrolments) {
    // oxlint-disable-next-line no-await-in-loop
    const { id: userId } = await api.signIn({ fullName });
    // oxlint-disable-next-line no-await-in-loop
    await enrol(api.db, { userId, courseId, ...enrolment });
  }
  await api.signIn({ fullName: 'without' });
  const shown = async (status: PeopleQuery['status']) => {
    const { Data, Meta } = (await fetch({ status })).body;
    const names = Object.values(Data!).map((people) => people.map(({ fullName }) => fullName));
    expect(Meta).toEqual({ totals: { students: names[0]!.length, instructors: names[1]!.length } });
    return names;
  };
  expect(await shown('enrolled')).toEqual([['open'], ['Drafting', 'Owner']]);
  expect(await shown('notEnrolled')).toEqual([
    ['cancelled', 'expired', 'marked as expired', 'refunded', 'without'],
    ['Learning', 'Retired'],
  ]);
});

it('tells of each what they hold, made and began to buy, and nothing secret', async () => {
  const passwordHash = '$argon2id$a-hash';
  const owner = await api.signIn({ role: 'INSTRUCTOR', passwordHash });
  const course = await addCourse(api.db, { instructorId: owner.id });
  const other = await addCourse(api.db, { instructorId: owner.id, title: 'Another' });
  const learner = await api.signIn({ passwordHash });
  await enrol(api.db, { userId: learner.id, courseId: course.id, amountPaise: 89_900 });
  await api.db.insert(orders).values({ receipt: 'r', userId: learner.id, courseId: other.id, amountPaise: 89_900 });
  const { body } = await fetch();
  const amount = { paymentDetails: { amount: 89_900 } };
  expect(body.Data?.students[0]?.subscriptions).toEqual([
    { courseId: course.id, courseTitle: course.title, subscription_status: 'active', ...amount },
    { courseId: other.id, courseTitle: 'Another', subscription_status: 'created', ...amount },
  ]);
  expect(body.Data?.instructors[0]?.createdCourses.length).toBe(2);
  expect(JSON.stringify(body)).not.toMatch(/argon|password|token/i);
});

it('tells the day of the last visit in India, no hour, also once every browser has signed out', async () => {
  const asha = await api.signIn({ fullName: 'Asha' });
  await api.db.insert(users).values({ fullName: 'Bela', email: 'bela@vidya.example' });
  const visits = async () => (await fetch()).body.Data!.students.map(({ lastVisit }) => lastVisit);
  const today = dayInIndia(new Date());
  expect(await visits()).toEqual([today, null]);

  await api.db.update(users).set({ lastVisitOn: '2026-03-10' });
  await api.db
    .update(sessions)
    .set({ lastSeenAt: inDays(-9) })
    .where(eq(sessions.userId, asha.id));
  expect(await visits()).toEqual(['2026-03-10', '2026-03-10']);
  await api.inject(getProfile, { as: asha });
  await api.db.delete(sessions).where(eq(sessions.userId, asha.id));
  expect(await visits()).toEqual([today, '2026-03-10']);
});

it('keeps no day of a visit of somebody who is deleted while they sign in', async () => {
  const { id: userId } = await api.signIn();
  await api.inject(deleteUserOrInstructor, { body: { userId }, as: admin });
  await createSessionStore(api.db).start({ userId, userAgent: '', expiresAt: inDays(1), reauthenticatedAt: null });
  expect(await api.db.select({ day: users.lastVisitOn }).from(users).where(eq(users.id, userId))).toEqual([
    { day: null },
  ]);
});

it.each([
  ['kind', 'admins'],
  ['status', 'active'],
  ['sort', 'email'],
  ['page', '0'],
  ['page', 'x'],
  ['limit', '101'],
  ['q', 'x'.repeat(201)],
])('refuses %s=%s', async (name, value) => {
  const response = await fetch({ [name]: value });
  expect(response).toMatchObject({ status: 400, body: { Error: 'ValidationError' } });
});

it('believes the role in the database, not the one at sign-in', async () => {
  await api.db.execute(`update users set role = 'USER' where id = '${admin.id}'`);
  expect((await fetch()).status).toBe(403);
});
