import { deleteAccount, editProfile } from '@vidya/contracts/calls/account';
import {
  listCourses,
  listCreatedCourses,
  listInstructorCourses,
  suggestCourses,
} from '@vidya/contracts/calls/catalogue';
import { getCourse, rateCourse, updateCourse } from '@vidya/contracts/calls/course';
import { answerQuestion, askQuestion, listQuestions } from '@vidya/contracts/calls/learning';
import { removeInstructor } from '@vidya/contracts/calls/people';
import { scheduleCourse } from '@vidya/contracts/calls/structure';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { eq } from 'drizzle-orm';
import type { courses } from '../../database/tables/schema-courses.ts';
import { users } from '../../database/tables/schema-people.ts';
import { courseInstructors } from '../../database/tables/schema-teaching.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { createInstructorsStore } from './instructors.store.ts';

let api: TestApi;
let owner: Person;
let colleague: Person;
let params: { courseId: string };
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  colleague = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Arjun Menon' });
  params = { courseId: await taught() };
});
afterAll(() => api.close());

/** A course of the owner, with the colleague. */
async function taught(given: Partial<typeof courses.$inferInsert> = {}): Promise<string> {
  const { id } = await addCourse(api.db, { instructorId: owner.id, thumbnail: 'a', thumbnailSmall: 'b', ...given });
  await createInstructorsStore(api.db).addCoInstructor(id, colleague.id);
  return id;
}

const save = (body: object, as: Person = colleague) => api.inject(updateCourse, { params, body: body as never, as });
const page = async (as?: Person) => (await api.inject(getCourse, { params, ...(as && { as }) })).body.Data;
const names = async () => (await page())?.instructors.map(({ name }) => name);
const remove = (as: Person) => api.inject(removeInstructor, { params: { ...params, userId: colleague.id }, as });

it('changes the texts of the course, and leaves no entry as if on behalf of another person', async () => {
  const saved = await save({ topic: 'Prompting for two', price: 1_499, discount: 40 });
  expect(saved).toMatchObject({ status: 200, body: { Data: { updatedCourse: { topic: 'Prompting for two' } } } });
});

it.each([{ price: 1_500 }, { discount: 41 }, { price: 0, discount: 0 }])(
  'is refused another price: %j',
  async (change) => {
    expect(await save(change)).toMatchObject({ status: 403, body: { Message: apiMessages.course.priceByOwner } });
    expect(await page()).toMatchObject({ price: 1_499, discount: 40 });
    expect((await save(change, owner)).status).not.toBe(403);
  },
);

it('neither publishes a draft nor says when; what was published before it may publish again', async () => {
  params = { courseId: await taught({ status: 'draft' }) };
  expect(await save({ status: 'published' })).toMatchObject({
    status: 403,
    body: { Message: apiMessages.course.publishByOwner },
  });
  const schedule = { params, body: { publishAt: null }, as: colleague };
  expect(await api.inject(scheduleCourse, schedule)).toMatchObject({
    status: 403,
    body: { Message: apiMessages.course.ownerOnly },
  });
  params = { courseId: await taught({ status: 'unpublished' }) };
  expect((await save({ status: 'published' })).status).toBe(200);
});

it('sees the course among the own ones, and everybody sees both names', async () => {
  const own = (await api.inject(listCreatedCourses, { as: colleague })).body.Data;
  expect(own).toMatchObject([{ _id: params.courseId, createdBy: 'Meera Iyer' }]);
  const both = [
    { _id: owner.id, name: 'Meera Iyer' },
    { _id: colleague.id, name: 'Arjun Menon' },
  ];
  expect((await api.inject(listCourses, {})).body.Data?.[0]?.instructors).toEqual(both);
  await api.db.update(users).set({ headline: 'Draws what others say' }).where(eq(users.id, colleague.id));
  expect((await page())?.instructors).toMatchObject([both[0], { ...both[1], headline: 'Draws what others say' }]);
  const listed = await api.inject(listInstructorCourses, { body: { instructorId: colleague.id } });
  expect(listed.body.Data).toMatchObject([{ _id: params.courseId }]);
});

it('is found by name, also after another name', async () => {
  const found = async (q: string) => (await api.inject(listCourses, { query: { q } })).body;
  expect(await found('arjun menon')).toMatchObject({
    Data: [{ _id: params.courseId }],
    Meta: { matches: { [params.courseId]: { place: 'instructor' } } },
  });
  const suggested = await api.inject(suggestCourses, { query: { q: 'arju' } });
  expect(suggested.body.Data).toContainEqual({ kind: 'instructor', label: 'Arjun Menon', key: 'Arjun Menon' });
  await api.inject(editProfile, { body: { fullName: 'Arjun Kurup' } as never, as: colleague });
  expect(await names()).toEqual(['Meera Iyer', 'Arjun Kurup']);
  expect((await found('kurup')).Data).toHaveLength(1);
  expect((await found('menon')).Data).toHaveLength(0);
});

describe('questions', () => {
  let question: { courseId: string; lectureId: string };
  let learner: Person;
  beforeEach(async () => {
    learner = await api.signIn();
    await enrol(api.db, { userId: learner.id, ...params });
    question = { ...params, lectureId: (await addLecture(api.db, params)).id };
  });

  it('reach both by mail, and an answer bears the name of the one who wrote it', async () => {
    const asked = await api.inject(askQuestion, { params: question, body: { body: 'Why tokens?' }, as: learner });
    await api.jobs.drain();
    expect(api.mails.map(({ to }) => to).toSorted()).toEqual([owner.email, colleague.email].toSorted());
    const at = { ...question, questionId: asked.body.Data!._id };
    expect((await api.inject(answerQuestion, { params: at, body: { body: 'Cost.' }, as: colleague })).status).toBe(200);
    await remove(owner);
    const { body } = await api.inject(listQuestions, { params: question, as: learner });
    expect(body.Data?.[0]?.answers).toMatchObject([{ by: 'instructor', name: 'Arjun Menon', body: 'Cost.' }]);
  });

  it('can not rate what they teach, with access from before', async () => {
    await enrol(api.db, { userId: colleague.id, ...params });
    const body = { courseId: params.courseId, userRating: 5 };
    expect((await api.inject(rateCourse, { body, as: colleague })).status).toBe(403);
  });
});

it('loses the course at once when removed, and is told', async () => {
  expect(await remove(owner)).toMatchObject({ status: 200, body: { Message: apiMessages.instructor.removed } });
  expect((await save({ topic: 'Mine after all' })).status).toBe(403);
  expect((await api.inject(listCreatedCourses, { as: colleague })).body.Data).toEqual([]);
  expect(await names()).toEqual(['Meera Iyer']);
  await api.jobs.drain();
  expect(api.mails).toMatchObject([{ to: colleague.email, subject: 'You no longer teach ‘Prompting that works’' }]);
  expect(await remove(owner)).toMatchObject({ status: 404, body: { Message: apiMessages.instructor.missing } });
});

it('saves nothing when removed in the middle of it', async () => {
  const [removed, saved] = await Promise.all([remove(owner), save({ topic: 'Mine after all' })]);
  const { topic } = (await page())!;
  expect([removed.status, saved.status === 200, topic === 'Mine after all']).toEqual([
    200,
    saved.status === 200,
    saved.status === 200,
  ]);
  expect((await save({ topic: 'And again' })).status).toBe(403);
});

it('leaves by itself, and the owner is told; a stranger removes nobody', async () => {
  const stranger = await api.signIn({ role: 'INSTRUCTOR' });
  expect((await remove(stranger)).status).toBe(403);
  expect(await remove(colleague)).toMatchObject({ status: 200, body: { Message: apiMessages.instructor.left } });
  await api.jobs.drain();
  expect(api.mails).toMatchObject([
    { to: owner.email, subject: 'Arjun Menon no longer teaches ‘Prompting that works’' },
  ]);
});

it('may do nothing more as a learner, and goes with the account', async () => {
  await api.db.update(users).set({ role: 'USER' }).where(eq(users.id, colleague.id));
  expect((await save({ topic: 'As a learner' })).status).toBe(403);
  await api.db.update(users).set({ role: 'INSTRUCTOR' }).where(eq(users.id, colleague.id));
  expect((await api.inject(deleteAccount, { as: colleague })).status).toBe(200);
  expect(await names()).toEqual(['Meera Iyer']);
  expect(await api.db.select().from(courseInstructors)).toEqual([]);
});
