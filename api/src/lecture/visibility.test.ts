import { callAddress } from '@vidya/contracts/calls/call';
import { listCourses, listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import { addNote, askQuestion, listNotes, listQuestions, openCertificate } from '@vidya/contracts/calls/learning';
import { listLectures } from '@vidya/contracts/calls/lecture';
import { getPreview, saveProgress } from '@vidya/contracts/calls/watching';
import { hiddenReason, type LectureState, lectureStatuses } from '@vidya/contracts/rules/course/lecture-visibility';
import { eq } from 'drizzle-orm';
import { lectureMedia, lectureProgress, lectures } from '../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture, enrol } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { createLectureStore } from './port/lecture.store.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;
let shownId: string;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  shownId = (await addLecture(api.db, { courseId, title: 'Shown' })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

type LectureFields = Omit<Parameters<typeof addLecture>[1], 'courseId'>;
const addHidden = async (given: LectureFields): Promise<string> =>
  (await addLecture(api.db, { courseId, title: 'Hidden', position: 2, isPreview: true, ...given })).id;
const addFile = async (lectureId: string): Promise<string> => {
  const file = { lectureId, kind: 'video', type: 'video/mp4', storageKey: 'lost' } as const;
  const [row] = await api.db.insert(lectureMedia).values(file).returning();
  return `/api/v1/media/lectures/${lectureId}/${row!.id}.mp4`;
};
const titles = (list: { title: string }[] | undefined) => list?.map(({ title }) => title);
const end = (lectureId: string) =>
  api.inject(saveProgress, {
    params: { courseId, lectureId },
    body: { positionSeconds: 100, watched: [], hasEnded: true },
    as: learner,
  });
const progressOf = async () => (await api.inject(listSubscribedCourses, { as: learner })).body.Data![0]!;
const status = async (url: string, as?: Person) =>
  (await api.app.inject({ method: 'GET', url, headers: as?.headers ?? {} })).statusCode;

describe.each([
  ['a draft', { status: 'draft' }, 'draft'],
  ['an uploading lecture', { state: 'uploading' }, 'processing'],
  ['a processing lecture', { state: 'processing' }, 'processing'],
  ['a failed lecture', { state: 'failed', failure: 'unreadable' }, 'failed'],
] as const)('%s', (_, given, reason) => {
  it('is in no list and no count of learners and visitors, and in those of the course’s makers', async () => {
    await addHidden(given);
    const whole = { noOfLectures: 1, lectures: [{ title: 'Shown' }] };
    const params = { courseId };
    expect((await api.inject(getCourse, { params })).body.Data).toMatchObject(whole);
    const list = (await api.inject(listLectures, { params, as: learner })).body.Data!;
    expect([titles(list.lectures), titles(list.course.lectures)]).toEqual([['Shown'], ['Shown']]);
    expect((await api.inject(listCourses, { query: {} })).body.Data).toMatchObject([{ noOfLectures: 1 }]);
    const own = (await api.inject(listLectures, { params, as: teacher })).body.Data!;
    expect(own.lectures.map(({ title, hidden }) => [title, hidden])).toEqual([
      ['Shown', undefined],
      ['Hidden', reason],
    ]);
    expect(own.course.lectures).toMatchObject([{ title: 'Shown' }, { title: 'Hidden', hidden: reason }]);
    expect((await api.inject(listCreatedCourses, { as: teacher })).body.Data).toMatchObject([{ noOfLectures: 1 }]);
  });

  it('counts neither in the percentage nor for the certificate', async () => {
    await addHidden(given);
    expect((await end(shownId)).body.Data).toMatchObject({ courseProgress: 100 });
    expect(await progressOf()).toMatchObject({ progress: 100 });
    expect(await status(callAddress(openCertificate, { courseId }), learner)).toBe(302);
  });

  it('cannot be watched, noted or asked about by learners, nor seen as a preview', async () => {
    const lectureId = await addHidden(given);
    const film = await addFile(lectureId);
    const place = { params: { courseId, lectureId }, as: learner };
    const responses = await Promise.all([
      end(lectureId),
      api.inject(getPreview, { params: { courseId, lectureId } }),
      api.inject(listNotes, place),
      api.inject(addNote, { ...place, body: { atSeconds: 1, body: 'A note' } }),
      api.inject(listQuestions, { ...place, query: {} }),
      api.inject(askQuestion, { ...place, body: { body: 'A question' } }),
    ]);
    expect(responses.map((response) => response.status)).toEqual([404, 404, 404, 404, 404, 404]);
    // For visitors it is like any lecture without a preview.
    expect([await status(film), await status(film, learner)]).toEqual([401, 404]);
    expect((await api.inject(listQuestions, { ...place, query: {}, as: teacher })).status).toBe(200);
  });

  it('keeps what was watched of it for the day it comes back', async () => {
    const lectureId = (await addLecture(api.db, { courseId, title: 'Hidden', position: 2 })).id;
    await addLecture(api.db, { courseId, title: 'Third', position: 3 });
    await end(lectureId);
    expect(await progressOf()).toMatchObject({ progress: 33, lastLectureId: lectureId });
    await api.db.update(lectures).set(given).where(eq(lectures.id, lectureId));
    expect(await progressOf()).toMatchObject({ progress: 0, lastLectureId: null });
    await end(shownId);
    // The later report of a player that was still open.
    await api.db
      .update(lectureProgress)
      .set({ updatedAt: new Date(Date.now() + 60_000) })
      .where(eq(lectureProgress.lectureId, lectureId));
    const enrolment = { progress: 50, lastLectureId: shownId };
    expect(await progressOf()).toMatchObject(enrolment);
    const list = (await api.inject(listLectures, { params: { courseId }, as: learner })).body.Data!;
    expect(list).toMatchObject({ lastLectureId: shownId, course: { enrolment } });
    await api.db.update(lectures).set({ status: 'published', state: 'ready' }).where(eq(lectures.id, lectureId));
    expect(await progressOf()).toMatchObject({ progress: 66, lastLectureId: lectureId });
  });
});

it('the column and the contract agree on every lecture there can be', async () => {
  const states: LectureState[] = ['uploading', 'processing', 'ready', 'failed'];
  // oxlint-disable-next-line no-await-in-loop
  for (const state of states)
    for (const one of lectureStatuses)
      for (const youtubeLink of ['', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
        await addLecture(api.db, { courseId, state, status: one, youtubeLink });
  for (const replacement of states) await addLecture(api.db, { courseId, replacement });
  const rows = await createLectureStore(api.db).listLectures(courseId);
  expect(rows).toHaveLength(21);
  for (const row of rows) expect([row.isVisible, row.state]).toEqual([hiddenReason(row) === null, row.state]);
});
