import { callAddress } from '@vidya/contracts/calls/call';
import { listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { drawCertificate, openCertificate, verifyCertificate } from '@vidya/contracts/calls/learning';
import { updateLecture } from '@vidya/contracts/calls/lecture';
import { regradeQuiz } from '@vidya/contracts/calls/quiz';
import { saveProgress } from '@vidya/contracts/calls/watching';
import { certificates } from '../database/tables/schema-learning.ts';
import { quizResults } from '../database/tables/schema-quizzes.ts';
import { regradeAttempts } from '../lecture/quiz/regrade.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { certifying } from '../testing/certificates.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { addCourse, addLecture, enrol } from '../testing/samples.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;
let filmId: string;

let the: ReturnType<typeof certifying>;

beforeAll(async () => {
  api = await startApi({ SITE_ORIGINS: 'https://vidya.example' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn({ fullName: 'Kavya N' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a.webp', thumbnailSmall: 'b.webp' })).id;
  filmId = (await addLecture(api.db, { courseId })).id;
  await enrol(api.db, { userId: learner.id, courseId });
  the = certifying(api, courseId, teacher);
});
afterAll(() => api.close());

const watch = (as = learner) =>
  api.inject(saveProgress, {
    params: { courseId, lectureId: filmId },
    body: { positionSeconds: 100, watched: [], hasEnded: true },
    as,
  });
const issued = () => api.db.select().from(certificates);
const statusOf = async (as = learner) => (await the.detail(as)).enrolment?.certificate;
const open = async (as = learner) =>
  (await api.app.inject({ method: 'GET', url: callAddress(openCertificate, { courseId }), headers: as.headers }))
    .statusCode;

describe('a certificate is issued', () => {
  it('with a part of the lectures, where that is enough, and says no more than that', async () => {
    await addLecture(api.db, { courseId, position: 2 });
    await the.need({ lecturePercent: 50 });
    await watch();
    expect(await issued()).toMatchObject([{ userId: learner.id, isWhole: false, mark: null }]);
  });

  it('once the quizzes are passed with the average, by the best of the attempts', async () => {
    const [one, two] = [await the.quiz(), await the.quiz()];
    await the.need({ quizzes: 'graded', averagePercent: 88, showsMark: true });
    const later = await the.join();
    await watch(later);
    await the.take(one, 4, later);
    await the.take(two, 1, later);
    expect(await statusOf(later)).toMatchObject({
      isEarned: false,
      average: 62,
      averagePercent: 88,
      lecturesCompleted: 2,
    });
    await the.take(two, 3, later);
    expect(await issued()).toEqual([]);
    const status = await statusOf(later);
    expect(status).toMatchObject({ isEarned: false, average: 87, lecturesCompleted: 3, lecturesNeeded: 3 });
    expect(status!.quizzes.map(({ isPassed, percent }) => [isPassed, percent])).toEqual([
      [true, 100],
      [true, 75],
    ]);
    expect(await open(later)).toBe(404);
    await the.take(two, 4, later);
    await the.take(two, 0, later);
    expect(await issued()).toMatchObject([{ userId: later.id, mark: 100, isWhole: true }]);
    expect(await statusOf(later)).toMatchObject({ isEarned: true, average: 100 });
  });

  it('to those who began before harder rules, by the rules of that day', async () => {
    await the.quiz();
    await the.need({ lecturePercent: 50 });
    const before = await the.join();
    await the.need({ quizzes: 'graded' });
    const later = await the.join();
    expect((await statusOf(before))!.quizzes).toEqual([]);
    expect((await statusOf(later))!.quizzes).toHaveLength(1);
    await watch(before);
    await watch(later);
    expect(await issued()).toMatchObject([{ userId: before.id }]);
    expect([await open(before), await open(later), await open(learner)]).toEqual([302, 404, 404]);
  });

  it('to those who gain by easier rules, when they look', async () => {
    const quizId = await the.quiz();
    await the.need({ quizzes: 'graded' });
    const later = await the.join();
    await watch(later);
    await the.take(quizId, 1, later);
    expect([await open(later), (await statusOf(later))!.isEarned]).toEqual([404, false]);
    await the.need({ lecturePercent: 50 });
    expect([(await statusOf(later))!.isEarned, await open(later)]).toEqual([true, 302]);
  });

  it('for good: harder rules take nothing back', async () => {
    const quizId = await the.quiz();
    await the.need({ lecturePercent: 50 });
    await watch();
    await the.need({ quizzes: 'chosen', quizIds: [quizId] });
    expect(await statusOf()).toMatchObject({ isEarned: true });
    expect([await open(), (await issued()).length]).toEqual([302, 1]);
  });

  it('by the best result, also where a correction gives less', async () => {
    const quizId = await the.quiz();
    await the.need({ quizzes: 'graded', averagePercent: 75 });
    const later = await the.join();
    await the.take(quizId, 3, later);
    const [{ id: _, ...result }] = (await api.db.select().from(quizResults)) as [typeof quizResults.$inferSelect];
    await api.db.insert(quizResults).values({ ...result, hundredths: 0, isPassed: false, createdAt: new Date() });
    expect(await statusOf(later)).toMatchObject({ average: 75, quizzes: [{ isPassed: true, percent: 75 }] });
  });

  it('when a correction raises the average of a quiz that was passed before', async () => {
    const quizId = await the.quiz();
    await the.need({ quizzes: 'graded', averagePercent: 90 });
    const later = await the.join();
    await watch(later);
    await the.take(quizId, 3, later);
    expect(await issued()).toEqual([]);
    const params = { courseId, lectureId: quizId };
    const questions = [0, 1, 2, 3].map((at) => `Is ${at} a number? {${at < 3 ? 'T' : 'F'}}`).join('\n\n');
    await api.inject(updateLecture, { params, body: { title: 'Quiz', description: '', questions }, as: teacher });
    await api.inject(regradeQuiz, { params, as: teacher });
    await api.jobs.drain(regradeAttempts);
    expect(await issued()).toMatchObject([{ userId: later.id }]);
  });

  it('without regard to drafts', async () => {
    const quizId = await the.quiz();
    await the.need({ quizzes: 'graded' });
    const later = await the.join();
    await watch(later);
    await api.inject(updateLecture, {
      params: { courseId, lectureId: quizId },
      body: { title: 'Draft', description: '', status: 'draft' },
      as: teacher,
    });
    expect((await the.detail()).certificate).toMatchObject({ quizCount: 0 });
    expect(await open(later)).toBe(302);
  });
});

it('is in My Courses with what is missing, of the own courses only', async () => {
  const quizId = await the.quiz();
  await the.need({ quizzes: 'graded' });
  const later = await the.join();
  const plain = await addCourse(api.db, { instructorId: teacher.id, instructorName: 'Meera' });
  await enrol(api.db, { userId: later.id, courseId: plain.id });
  await the.take(quizId, 1, later);
  const list = (await api.inject(listSubscribedCourses, { as: later })).body.Data!;
  const of = (id: string) => list.find(({ _id }) => _id === id)!.certificate;
  expect(of(plain.id)).toBeUndefined();
  expect(of(courseId)).toMatchObject({ isEarned: false, quizzes: [{ _id: quizId, isPassed: false, percent: 25 }] });
});

it('shows the mark of the day where the author wants it', async () => {
  const quizId = await the.quiz();
  await the.need({ quizzes: 'graded', showsMark: true });
  await watch();
  await the.take(quizId, 3, learner);
  const [only] = await issued();
  await the.take(quizId, 4, learner);
  const { code } = only!;
  expect((await api.inject(verifyCertificate, { params: { code } })).body.Data).toMatchObject({ mark: 75 });
  const get = (url: string) => api.app.inject({ method: 'GET', url, headers: learner.headers });
  expect(pdfText((await get(`/api/v1/certificate/${code}/pdf`)).rawPayload)).toContain('Mark: 75 %');
  const picture = (await get(callAddress(drawCertificate, { code }))).rawPayload;
  await api.db.update(certificates).set({ mark: null });
  expect((await get(callAddress(drawCertificate, { code }))).rawPayload.equals(picture)).toBe(false);
});
