import { createCourse, updateCourse } from '@vidya/contracts/calls/course';
import { deleteLecture } from '@vidya/contracts/calls/lecture';
import { duplicateCourse } from '@vidya/contracts/calls/structure';
import { defaultCertificateRules, writeCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { certificateTexts } from '@vidya/contracts/texts/texts';
import { certificateRules } from '../../database/tables/schema-learning.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { certifying } from '../../testing/certificates.ts';
import { addQuiz } from '../../testing/quiz.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
let filmId: string;
let the: ReturnType<typeof certifying>;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a.webp', thumbnailSmall: 'b.webp' })).id;
  filmId = (await addLecture(api.db, { courseId })).id;
  the = certifying(api, courseId, teacher);
});
afterAll(() => api.close());

it('stays as it was where the author says nothing', async () => {
  await the.quiz({ mode: 'practice' });
  const learner = await the.join();
  const { certificate, enrolment } = await the.detail(learner);
  expect([certificate, enrolment!.certificate]).toEqual([undefined, undefined]);
  expect(await the.need({})).toBe(200);
  expect(await api.db.select().from(certificateRules)).toEqual([]);
});

describe('the author', () => {
  it('says what a certificate needs, and who looks reads it', async () => {
    const quizId = await the.quiz();
    await the.quiz({ mode: 'practice' });
    expect(await the.need({ lecturePercent: 80, quizzes: 'graded', averagePercent: 75, showsMark: true })).toBe(200);
    const shown = {
      lecturePercent: 80,
      quizzes: 'graded',
      averagePercent: 75,
      showsMark: true,
      quizCount: 1,
      quizIds: [],
    };
    expect((await the.detail()).certificate).toEqual(shown);
    expect(await the.need({ quizzes: 'chosen', quizIds: [quizId] })).toBe(200);
    expect((await the.detail(teacher)).certificate).toMatchObject({
      quizzes: 'chosen',
      quizIds: [quizId],
      quizCount: 1,
    });
    expect((await the.detail(await the.join())).certificate).toMatchObject({ quizzes: 'chosen', quizIds: [] });
    expect(await the.need({})).toBe(200);
    expect((await the.detail()).certificate).toBeUndefined();
  });

  it('reads the status of a learner who begins now, as that learner does', async () => {
    const quizId = await the.quiz();
    await the.quiz({ mode: 'practice' });
    await the.need({ lecturePercent: 60, quizzes: 'graded', averagePercent: 75 });
    const { start } = (await the.detail(teacher)).certificate!;
    expect(start).toMatchObject({ lecturesCompleted: 0, quizzes: [{ _id: quizId, isPassed: false, percent: null }] });
    const { certificate, enrolment } = await the.detail(await the.join());
    expect(enrolment!.certificate).toEqual(start);
    expect(certificate).not.toHaveProperty('start');
  });

  it('adds nothing by saving the same again, or by another form', async () => {
    await the.quiz();
    await the.need({ quizzes: 'graded' });
    await the.need({ quizzes: 'graded' });
    await api.inject(updateCourse, { params: { courseId }, body: { topic: 'Another title' } as never, as: teacher });
    expect(await api.db.select().from(certificateRules)).toHaveLength(1);
    expect((await the.detail()).certificate).toMatchObject({ quizzes: 'graded' });
  });

  it('chooses quizzes of this course only', async () => {
    const other = await addCourse(api.db, { instructorId: teacher.id, instructorName: 'Meera' });
    const foreign = await addQuiz(api, { courseId: other.id, as: teacher });
    for (const id of [foreign, filmId, courseId, 'nonsense'])
      expect(await the.need({ quizzes: 'chosen', quizIds: [id] })).toBe(`400 ${certificateTexts.otherQuiz}`);
    const certificate = writeCertificateRules({ ...defaultCertificateRules, quizzes: 'chosen', quizIds: [foreign] });
    const created = await api.inject(createCourse, {
      body: { topic: 'A new course', status: 'draft', certificate } as never,
      as: teacher,
    });
    expect([created.status, created.body.Message]).toEqual([400, certificateTexts.otherQuiz]);
  });

  it.each([
    ['{"x":1}', certificateTexts.unreadable],
    [writeCertificateRules({ ...defaultCertificateRules, lecturePercent: 0 }), certificateTexts.lectures],
    [writeCertificateRules({ ...defaultCertificateRules, quizzes: 'chosen' }), certificateTexts.noQuiz],
  ])('is told what is wrong with %s', async (certificate, message) => {
    const { status, body } = await the.put(certificate);
    expect([status, body.Message]).toEqual([400, message]);
  });

  it('has a draft with rules of its own, and copies them with the course', async () => {
    const quizId = await the.quiz();
    await the.need({ quizzes: 'chosen', quizIds: [quizId] });
    const copy = (await api.inject(duplicateCourse, { params: { courseId }, as: teacher })).body.Data!;
    const [copied] = copy.lectures.filter(({ kind }) => kind === 'quiz');
    expect(copy.certificate).toMatchObject({ quizzes: 'chosen', quizIds: [copied!._id] });
    expect(copied!._id).not.toBe(quizId);
  });

  it('deletes the only quiz that counted, and saves the course as before', async () => {
    const quizId = await the.quiz();
    await the.need({ quizzes: 'chosen', quizIds: [quizId] });
    await api.inject(deleteLecture, { params: { courseId, lectureId: quizId }, as: teacher });
    expect((await the.detail(teacher)).certificate).toMatchObject({ quizzes: 'none', quizIds: [], quizCount: 0 });
    expect(await the.need({ lecturePercent: 100 })).toBe(200);
    expect((await the.detail(teacher)).certificate).toBeUndefined();
  });
});
