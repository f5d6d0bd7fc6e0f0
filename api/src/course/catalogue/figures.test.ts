import { getCatalogueFigures, listCourses } from '@vidya/contracts/calls/catalogue';
import type { TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: { id: string };

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

const add = (given: Partial<Parameters<typeof addCourse>[1]> = {}) =>
  addCourse(api.db, { instructorId: teacher.id, ...given });
const figures = async () => (await api.inject(getCatalogueFigures)).body.Data;

it('counts published courses, each learner once, and weighs each rating alike', async () => {
  const [many, few] = [
    await add({ rating: 4, ratingSum: 36, ratingCount: 9 }),
    await add({ rating: 1, ratingSum: 1, ratingCount: 1 }),
  ];
  await add({ status: 'draft', rating: 5, ratingSum: 500, ratingCount: 100 });
  await add({ status: 'archived', rating: 5, ratingSum: 500, ratingCount: 100 });
  const [learner, late, refunded] = [await api.signIn(), await api.signIn(), await api.signIn()];
  await enrol(api.db, { userId: learner.id, courseId: many.id });
  await enrol(api.db, { userId: learner.id, courseId: few.id });
  await enrol(api.db, { userId: late.id, courseId: few.id, status: 'expired', expiresAt: inDays(-1) });
  await enrol(api.db, { userId: refunded.id, courseId: few.id, status: 'refunded' });
  expect(await figures()).toEqual({ courses: 2, learners: 2, rating: 3.7, noOfRatings: 10, languages: ['English'] });
});

it('names the languages of published courses in the order of the site', async () => {
  await add({ language: 'Tamil' });
  await add({ language: 'Hindi' });
  await add({ language: 'Hindi' });
  await add({ language: 'Bengali', status: 'draft' });
  expect(await figures()).toMatchObject({ languages: ['Hindi', 'Tamil'] });
});

it('is all zeros on a site where nothing is yet', async () => {
  expect(await figures()).toEqual({ courses: 0, learners: 0, rating: 0, noOfRatings: 0, languages: [] });
});

it('says how long the lectures of a course are together', async () => {
  const course = await add();
  await addLecture(api.db, { courseId: course.id, durationSeconds: 90 });
  await addLecture(api.db, { courseId: course.id, position: 2, durationSeconds: 600 });
  const empty = await add();
  const { body } = await api.inject(listCourses);
  const lengths = new Map(body.Data!.map(({ _id, durationSeconds }) => [_id, durationSeconds]));
  expect([lengths.get(course.id), lengths.get(empty.id)]).toEqual([690, 0]);
});
