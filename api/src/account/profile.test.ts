import { deleteAccount, editProfile, getProfile } from '@vidya/contracts/calls/account';
import { getCourse } from '@vidya/contracts/calls/course';
import { login } from '@vidya/contracts/calls/sign-in';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { courses } from '../database/tables/schema-courses.ts';
import { users } from '../database/tables/schema-people.ts';
import { enrolments, orders, payments } from '../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { hashPassword } from './sign-in/passwords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const form = { fullName: 'Asha Rao', contact: '', linkedin: '', address: '' };

async function addCourse(instructor: Person, more: Partial<typeof courses.$inferInsert> = {}) {
  const values = { title: 'Monsoon maths', instructorId: instructor.id, instructorName: 'Meera Iyer', price: 500 };
  const [row] = await api.db
    .insert(courses)
    .values({ ...values, status: 'published', ...more })
    .returning();
  return row!;
}

const inAYear = () => new Date(Date.now() + 365 * 86_400_000);

it('shows enrolments with their real state, unpaid orders and created courses', async () => {
  const instructor = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  const [paid, expired, open] = await Promise.all([
    addCourse(instructor),
    addCourse(instructor, { title: 'Old news' }),
    addCourse(instructor, { title: 'Wanted', discount: 10 }),
  ]);
  const learner = await api.signIn();
  await api.db.insert(enrolments).values([
    { userId: learner.id, courseId: paid.id, amountPaise: 50_000, expiresAt: inAYear() },
    { userId: learner.id, courseId: expired.id, amountPaise: 0, expiresAt: new Date(0), startedAt: new Date(0) },
  ]);
  await api.db.insert(orders).values({ receipt: 'r1', userId: learner.id, courseId: open.id, amountPaise: 45_000 });

  const seen = (await api.inject(getProfile, { as: learner })).body.Data?.subscriptions;
  expect(seen?.map((each) => [each.courseTitle, each.subscription_status, each.paymentDetails.amount])).toEqual([
    ['Monsoon maths', 'active', 50_000],
    ['Old news', 'expired', 0],
    ['Wanted', 'created', 45_000],
  ]);
  const made = (await api.inject(getProfile, { as: instructor })).body.Data?.createdCourses;
  expect(made?.find((each) => each.courseId.topic === 'Wanted')).toMatchObject({
    courseId: { _id: open.id, price: 500, discount: 10 },
    paymentDetails: { amount: 45_000 },
  });
});

it('edits the profile and carries a new name to the courses', async () => {
  const instructor = await api.signIn({ role: 'INSTRUCTOR' });
  const course = await addCourse(instructor);
  const body = {
    fullName: 'Asha R. Rao',
    contact: '+91 98765-43210',
    linkedin: 'linkedin.com/in/asha',
    address: 'Pune',
  };
  const response = await api.inject(editProfile, { as: instructor, body });
  expect(response.body).toMatchObject({ Message: texts.account.profileUpdated, Data: { User: body } });
  const [row] = await api.db.select().from(courses).where(eq(courses.id, course.id));
  expect(row?.instructorName).toBe('Asha R. Rao');
});

describe('what an instructor says about themselves', () => {
  const words = { headline: ' Builds\u200b  data\nteams ', about: 'Ten years in\u202e banks.\r\nNow I teach. ' };
  const cleaned = { headline: 'Builds data teams', about: 'Ten years in banks.\nNow I teach.' };

  it('is stored clean, stays when a form leaves it out, and goes when it is emptied', async () => {
    const instructor = await api.signIn({ role: 'INSTRUCTOR' });
    const save = async (body: object) =>
      (await api.inject(editProfile, { as: instructor, body: { ...form, ...body } })).body.Data?.User;
    expect(await save(words)).toMatchObject(cleaned);
    expect(await save({ address: 'Pune' })).toMatchObject(cleaned);
    expect(await save({ headline: '' })).toMatchObject({ ...cleaned, headline: '' });
  });

  it('is on the page of their course, with their picture, at once', async () => {
    const instructor = await api.signIn({ role: 'INSTRUCTOR', avatar: 'meera.webp' });
    const { id: courseId } = await addCourse(instructor);
    const shown = async () => (await api.inject(getCourse, { params: { courseId } })).body.Data?.instructor;
    const picture = { secure_url: '/media/images/meera.webp' };
    expect(await shown()).toEqual({ picture, headline: '', about: '' });
    await api.inject(editProfile, { as: instructor, body: { ...form, ...words } });
    expect(await shown()).toEqual({ picture, ...cleaned });
  });

  it.each([
    ['headline', limits.headlineMax, texts.validation.headlineLong],
    ['about', limits.aboutMax, texts.validation.aboutLong],
  ])('has no longer %s than %i characters', async (field, max, message) => {
    const instructor = await api.signIn({ role: 'INSTRUCTOR' });
    const sent = (length: number) =>
      api.inject(editProfile, { as: instructor, body: { ...form, [field]: ` ${'x'.repeat(length)} ` } });
    expect((await sent(max)).status).toBe(200);
    expect(await sent(max + 1)).toMatchObject({ status: 400, body: { Message: message } });
  });

  it.each([words, { headline: words.headline }, { about: words.about }])(
    'is refused from a person who does not teach, such as a demoted instructor: %j',
    async (body) => {
      const learner = await api.signIn();
      const response = await api.inject(editProfile, { as: learner, body: { ...form, address: 'Pune', ...body } });
      expect(response).toMatchObject({ status: 403, body: { Message: texts.page.denied } });
      const { Data } = (await api.inject(getProfile, { as: learner })).body;
      expect(Data).toMatchObject({ address: '', headline: '', about: '' });
    },
  );

  it('may be sent empty by a learner', async () => {
    const body = { ...form, headline: '', about: ' ' };
    expect((await api.inject(editProfile, { as: await api.signIn(), body })).status).toBe(200);
  });
});

it.each([
  [{ ...form, fullName: 'Abc' }, texts.validation.nameShort],
  [{ ...form, contact: '12345' }, texts.validation.contactInvalid],
  [{ ...form, linkedin: 'javascript:alert(1)' }, texts.validation.linkedinInvalid],
  [{ ...form, address: 'abc' }, texts.validation.addressShort],
])('refuses a profile in the words of the specification: %#', async (body, message) => {
  const person = await api.signIn();
  expect(await api.inject(editProfile, { as: person, body })).toMatchObject({
    status: 400,
    body: { Message: message },
  });
});

it('draws an SVG avatar as pixels, and removes it on request', async () => {
  const person = await api.signIn();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="teal"/></svg>';
  const avatar = new File([svg], 'me.svg', { type: 'image/svg+xml' });
  const response = await api.inject(editProfile, { as: person, body: { ...form, avatar } });
  const address = response.body.Data?.User.avatar?.secure_url ?? '';
  await api.inject(editProfile, { as: person, body: { ...form, contact: '9876543210' } });
  // A change of something else keeps the picture.
  const served = await api.app.inject(address);
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');

  const without = await api.inject(editProfile, { as: person, body: { ...form, removeProfile: true } });
  expect(without.body.Data?.User.avatar).toBeNull();
  await api.jobs.drain();
  expect((await api.app.inject(address)).statusCode).toBe(404);
});

it('knows a picture by its content', async () => {
  const person = await api.signIn();
  const avatar = new File(['<script>alert(1)</script>'], 'me.png', { type: 'image/png' });
  expect((await api.inject(editProfile, { as: person, body: { ...form, avatar } })).status).toBe(400);
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'me.png', { type: 'image/png' });
  expect((await api.inject(editProfile, { as: person, body: { ...form, avatar: large } })).status).toBe(413);
});

it('deletes a learner: the enrolment is cancelled, the payment stays without a name, the address is free again', async () => {
  const instructor = await api.signIn({ role: 'INSTRUCTOR' });
  const course = await addCourse(instructor);
  const passwordHash = await hashPassword('monsoon');
  const learner = await api.signIn({ passwordHash, contact: '9876543210' });
  const enrolment = { userId: learner.id, courseId: course.id, expiresAt: inAYear() };
  await api.db.insert(enrolments).values(enrolment);
  await api.db.insert(payments).values({
    userId: learner.id,
    userName: learner.fullName,
    courseId: course.id,
    courseTitle: course.title,
    amountPaise: 50_000,
    status: 'captured',
  });

  const response = await api.inject(deleteAccount, { as: learner });
  expect(response).toMatchObject({ status: 200, body: { Message: texts.account.accountDeleted } });
  expect(learner.cookies.has('vidya_session')).toBe(false);
  expect((await api.inject(login, { body: { email: learner.email, password: 'monsoon' } })).status).toBe(400);
  expect((await api.db.select().from(enrolments))[0]?.status).toBe('cancelled');
  expect((await api.db.select().from(payments))[0]).toMatchObject({ userName: 'Former learner', amountPaise: 50_000 });
  const [row] = await api.db.select().from(users).where(eq(users.id, learner.id));
  expect(row).toMatchObject({ contact: '', passwordHash: null });
  expect(row?.email).not.toBe(learner.email);
  await api.signIn({ email: learner.email });
});

it('deletes an instructor: held courses are archived, the others go', async () => {
  const introduction = { headline: 'Teaches', about: 'For ten years.' };
  const instructor = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer', ...introduction });
  const [held] = [await addCourse(instructor), await addCourse(instructor, { title: 'Nobody came' })];
  const learner = await api.signIn();
  await api.db.insert(enrolments).values({ userId: learner.id, courseId: held.id, expiresAt: inAYear() });
  await api.inject(deleteAccount, { as: instructor });
  expect(await api.db.select().from(courses)).toEqual([
    expect.objectContaining({ id: held.id, status: 'archived', instructorName: 'Former instructor' }),
  ]);
  const course = (await api.inject(getCourse, { as: learner, params: { courseId: held.id } })).body.Data;
  expect(course).toMatchObject({
    createdBy: 'Former instructor',
    instructor: { picture: null, headline: '', about: '' },
  });
});

it('does not delete an administrator', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  const response = await api.inject(deleteAccount, { as: admin });
  expect(response).toMatchObject({ status: 403, body: { Message: texts.account.adminCannotDelete } });
});
