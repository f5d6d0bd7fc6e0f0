import { listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { rateCourse } from '@vidya/contracts/calls/course';
import { eq } from 'drizzle-orm';
import { courses } from '../database/tables/schema-courses.ts';
import { lectureAnswers, lectureQuestions } from '../database/tables/schema-learning.ts';
import { lectureProgress } from '../database/tables/schema-lectures.ts';
import { enrolments } from '../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture, enrol, inDays } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let rival: Person;
let admin: Person;
let learner: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  rival = await api.signIn({ role: 'INSTRUCTOR' });
  admin = await api.signIn({ role: 'ADMIN' });
  learner = await api.signIn();
});
afterAll(() => api.close());

describe('My Courses', () => {
  it('shows a learner progress rounded down, expiry and the last lecture', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    const [one, two] = [
      await addLecture(api.db, { courseId: course.id }),
      await addLecture(api.db, { courseId: course.id, position: 2 }),
    ];
    await addLecture(api.db, { courseId: course.id, position: 3 });
    const late = await addCourse(api.db, { instructorId: teacher.id, title: 'Run out' });
    const refunded = await addCourse(api.db, { instructorId: teacher.id, title: 'Given back' });
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    await enrol(api.db, { userId: learner.id, courseId: late.id, startedAt: inDays(-400), expiresAt: inDays(-35) });
    await enrol(api.db, { userId: learner.id, courseId: refunded.id, status: 'refunded' });
    const own = { userId: learner.id, courseId: course.id };
    await api.db.insert(lectureProgress).values([
      { ...own, lectureId: one.id, isCompleted: true, updatedAt: inDays(-1) },
      { ...own, lectureId: two.id, isCompleted: true, updatedAt: inDays(0) },
    ]);
    const { body } = await api.inject(listSubscribedCourses, { as: learner });
    expect(body.Data).toMatchObject([
      { _id: course.id, progress: 66, isExpired: false, lastLectureId: two.id },
      { _id: late.id, progress: 0, isExpired: true, lastLectureId: null },
    ]);
    expect((await api.inject(listSubscribedCourses)).status).toBe(401);
  });

  it("shows instructors their own and administrators everybody's, drafts included", async () => {
    await addCourse(api.db, { instructorId: teacher.id, status: 'draft' });
    await addCourse(api.db, { instructorId: rival.id });
    const listed = await Promise.all([teacher, rival, admin].map((as) => api.inject(listCreatedCourses, { as })));
    expect(listed.map(({ body }) => body.Data!.length)).toEqual([1, 1, 2]);
    expect((await api.inject(listCreatedCourses, { as: learner })).status).toBe(403);
  });
});

describe('the card of a course one has made', () => {
  it('counts its learners and the questions nobody has answered, with the oldest one’s lecture', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    const [first, second] = [
      await addLecture(api.db, { courseId: course.id }),
      await addLecture(api.db, { courseId: course.id, position: 2 }),
    ];
    const people = [learner, await api.signIn(), await api.signIn()];
    for (const [at, { id: userId }] of people.entries())
      await enrol(api.db, { userId, courseId: course.id, status: at === 2 ? 'refunded' : 'active' });
    const ask = async (lectureId: string, body: string, createdAt: Date) =>
      (
        await api.db.insert(lectureQuestions).values({ userId: learner.id, lectureId, body, createdAt }).returning()
      )[0]!;
    const answered = await ask(first.id, 'Why tokens?', inDays(-3));
    await api.db.insert(lectureAnswers).values({ userId: teacher.id, questionId: answered.id, body: 'Because.' });
    await ask(second.id, 'Why two?', inDays(-2));
    await ask(first.id, 'Why three?', inDays(-1));
    await addCourse(api.db, { instructorId: teacher.id, title: 'Quiet one' });
    const { body } = await api.inject(listCreatedCourses, { as: teacher });
    expect(body.Data).toMatchObject([
      { topic: 'Quiet one', noOfLearners: 0, noOfOpenQuestions: 0, openQuestionLectureId: null },
      { _id: course.id, noOfLearners: 2, noOfOpenQuestions: 2, openQuestionLectureId: second.id },
    ]);
  });
});

describe('rateCourse', () => {
  const rate = (as: Person, courseId: string, userRating: number, comment?: string) =>
    api.inject(rateCourse, { body: { courseId, userRating, ...(comment && { comment }) }, as });

  it('keeps one rating per person and the average exact, also when many rate at once', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id, updatedAt: inDays(-9) });
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => api.signIn()));
    for (const { id } of people) await enrol(api.db, { userId: id, courseId: course.id });
    await Promise.all(people.map((as, index) => rate(as, course.id, index + 1)));
    const last = await rate(people[0]!, course.id, 4.5, 'Better the second time');
    expect(last.body).toMatchObject({ Success: true, Data: { rating: 3.7, noOfRatings: 5 } });
    const [row] = await api.db.select().from(courses).where(eq(courses.id, course.id));
    expect(row).toMatchObject({ ratingCount: 5, ratingSum: 18.5, rating: 3.7, updatedAt: course.updatedAt });
  });

  it('gives people their own words back, and nobody else’s', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    const other = await api.signIn();
    for (const { id } of [learner, other]) await enrol(api.db, { userId: id, courseId: course.id });
    const own = async (as: Person) => (await api.inject(listSubscribedCourses, { as })).body.Data?.[0];
    expect(await own(learner)).toMatchObject({ userRating: 0, userComment: '' });
    await rate(learner, course.id, 4, 'Clear and kind');
    await rate(learner, course.id, 4.5);
    expect(await own(learner)).toMatchObject({ userRating: 4.5, userComment: 'Clear and kind' });
    expect(await own(other)).toMatchObject({ userRating: 0, userComment: '' });
    await api.inject(rateCourse, { body: { courseId: course.id, userRating: 4.5, comment: '' }, as: learner });
    expect(await own(learner)).toMatchObject({ userRating: 4.5, userComment: '' });
  });

  it('stores how the review is signed, and keeps that while a form leaves it out', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    const own = async () => (await api.inject(listSubscribedCourses, { as: learner })).body.Data?.[0]?.userIsNamed;
    const send = (more: object) =>
      api.inject(rateCourse, { body: { courseId: course.id, userRating: 4, ...more }, as: learner });
    const seen: unknown[] = [await own()];
    for (const choice of [{}, { isNamed: true }, {}, { isNamed: false }]) {
      await send(choice);
      seen.push(await own());
    }
    expect(seen).toEqual([false, false, true, true, false]);
  });

  it.each([0, 0.25, 5.5, 3.3, -1])('refuses %d', async (value) => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    expect((await rate(learner, course.id, value)).status).toBe(400);
  });

  it('counts the characters that are left of a comment', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    const filled = 'a'.repeat(2_000);
    expect((await rate(learner, course.id, 5, `${filled}  \u200b\n`)).status).toBe(200);
    expect((await rate(learner, course.id, 5, `${filled}b`)).status).toBe(400);
  });

  it('is for people who hold or held the course', async () => {
    const course = await addCourse(api.db, { instructorId: teacher.id });
    expect((await rate(learner, course.id, 5)).status).toBe(403);
    expect((await rate(teacher, course.id, 5)).status).toBe(403);
    await enrol(api.db, { userId: learner.id, courseId: course.id, expiresAt: inDays(-1) });
    expect((await rate(learner, course.id, 5)).status).toBe(200);
    await api.db.update(enrolments).set({ status: 'refunded' });
    expect((await rate(learner, course.id, 1)).status).toBe(403);
    expect((await api.inject(rateCourse, { body: { courseId: course.id, userRating: 5 } })).status).toBe(401);
  });
});
