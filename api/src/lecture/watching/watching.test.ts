import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLecture, type Lecture, listLectures } from '@vidya/contracts/calls/lecture';
import { saveProgress } from '@vidya/contracts/calls/watching';
import { lectures } from '../../database/tables/schema-lectures.ts';
import { enrolments } from '../../database/tables/schema-sales.ts';
import type { Agent } from '../../http/in-process.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse, addLecture, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let rival: Person;
let admin: Person;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  rival = await api.signIn({ role: 'INSTRUCTOR' });
  admin = await api.signIn({ role: 'ADMIN' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const sample = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../sample-data/media', name));
const mp4 = sample('java-bytecode.mp4');
const file = (bytes: Buffer, name = 'lecture.mp4') => new File([new Uint8Array(bytes)], name);
const form = { title: 'What a model sees', description: 'Tokens' };
const create = (given: object = { video: file(mp4) }, as: Person = teacher) =>
  api.inject(createLecture, { params: { courseId }, body: { ...form, ...given }, as });
const list = (as?: Person) => api.inject(listLectures, { params: { courseId }, ...(as && { as }) });
const first = async (as = teacher): Promise<Lecture> => (await list(as)).body.Data!.lectures[0]!;
const get = (url: string, as?: Agent, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers: { ...as?.headers, ...headers } });

describe('lecture media', () => {
  const everyone = () => [teacher, admin, rival, learner, undefined];
  const entitled = async (url: string) =>
    (await Promise.all(everyone().map((as) => get(url, as)))).map(({ statusCode }) => statusCode);

  it('are for the owner, administrators and those whose enrolment is open', async () => {
    await create();
    const { src } = (await first()).files[0]!;
    const lists = async () => (await Promise.all(everyone().map((as) => list(as)))).map(({ status }) => status);
    expect([await lists(), await entitled(src)]).toEqual([
      [200, 200, 403, 403, 401],
      [302, 302, 403, 403, 401],
    ]);
    await enrol(api.db, { userId: learner.id, courseId });
    expect([await lists(), await entitled(src)]).toEqual([
      [200, 200, 403, 200, 401],
      [302, 302, 403, 302, 401],
    ]);
    await api.db.update(enrolments).set({ expiresAt: inDays(-1) });
    expect([(await list(learner)).status, (await get(src, learner)).statusCode]).toEqual([403, 403]);
    await api.db.update(enrolments).set({ expiresAt: inDays(1), status: 'refunded' });
    expect([(await list(learner)).status, (await get(src, learner)).statusCode]).toEqual([403, 403]);
    expect(JSON.stringify((await list(learner)).body)).not.toContain('/media/');
  });

  it('are open to everybody where the lecture is a preview of a published course', async () => {
    await create();
    const { src } = (await first()).files[0]!;
    await api.db.update(lectures).set({ isPreview: true });
    expect(await entitled(src)).toEqual([302, 302, 302, 302, 302]);
  });

  it('come from a signed address', async () => {
    await create();
    const { src } = (await first()).files[0]!;
    const response = await get(src, teacher, { range: 'bytes=10-19' });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(await deliveredFile(api, response)).toEqual({ type: 'video/mp4', bytes: mp4 });
    expect((await get(src, teacher, {}, 'HEAD')).headers.location).toBe(response.headers.location);
  });

  it('are found by nothing but their own address', async () => {
    await create();
    const lecture = await first();
    const other = await addLecture(api.db, { courseId, position: 2 });
    const { src } = lecture.files[0]!;
    for (const url of [
      src.replace(lecture._id, other.id),
      src.replace(/[^/]+$/, 'x.mp4'),
      src.replace(/[^/]+$/, '..%2f..%2fetc%2fpasswd'),
    ])
      expect((await get(url, teacher)).statusCode).toBe(404);
  });
});

describe('saveProgress', () => {
  const save = (lectureId: string, report: object, as: Person = learner) =>
    api.inject(saveProgress, {
      params: { courseId, lectureId },
      body: { positionSeconds: 0, watched: [], hasEnded: false, ...report },
      as,
    });

  it('remembers where the learner was last', async () => {
    const [one, two] = [await addLecture(api.db, { courseId }), await addLecture(api.db, { courseId, position: 2 })];
    await enrol(api.db, { userId: learner.id, courseId });
    expect((await list(learner)).body.Data!.lastLectureId).toBeNull();
    await save(two.id, { watched: [[0, 10]] });
    expect((await list(learner)).body.Data!.lastLectureId).toBe(two.id);
    await save(one.id, { watched: [[0, 10]] });
    expect((await list(learner)).body.Data!.lastLectureId).toBe(one.id);
  });

  it('counts each second once, and completes at 90 %', async () => {
    const [one] = [
      await addLecture(api.db, { courseId }),
      await addLecture(api.db, { courseId, position: 2 }),
      await addLecture(api.db, { courseId, position: 3 }),
    ];
    await enrol(api.db, { userId: learner.id, courseId });
    await save(one.id, { watched: [[0, 50]], positionSeconds: 50 });
    const again = await save(one.id, {
      watched: [
        [10, 50],
        [40, 60],
      ],
      positionSeconds: 60.9,
    });
    expect(again.body.Data).toEqual({
      progress: { positionSeconds: 60, watchedSeconds: 60, isCompleted: false },
      courseProgress: 0,
    });
    const done = await save(one.id, { watched: [[60, 90]], positionSeconds: 500 });
    expect(done.body.Data).toEqual({
      progress: { positionSeconds: 100, watchedSeconds: 90, isCompleted: true },
      courseProgress: 33,
    });
    expect((await save(one.id, { positionSeconds: 0 })).body.Data!.progress.isCompleted).toBe(true);
    expect((await list(learner)).body.Data).toMatchObject({
      course: { enrolment: { progress: 33 } },
      lectures: [{ progress: { watchedSeconds: 90 } }, { progress: { watchedSeconds: 0 } }, {}],
    });
  });

  it('adds up reports that arrive at once', async () => {
    const { id } = await addLecture(api.db, { courseId });
    await enrol(api.db, { userId: learner.id, courseId });
    await Promise.all([0, 1, 2, 3, 4].map((part) => save(id, { watched: [[part * 10, part * 10 + 10]] })));
    expect((await save(id, {})).body.Data!.progress.watchedSeconds).toBe(50);
  });

  it('completes a linked lecture when it has ended', async () => {
    const { id } = await addLecture(api.db, { courseId, durationSeconds: 0 });
    await enrol(api.db, { userId: learner.id, courseId });
    expect((await save(id, { watched: [[0, 900]] })).body.Data!.progress.isCompleted).toBe(false);
    expect((await save(id, { hasEnded: true })).body.Data).toMatchObject({
      progress: { isCompleted: true },
      courseProgress: 100,
    });
  });

  it('records nothing of staff, and refuses everybody else', async () => {
    const { id } = await addLecture(api.db, { courseId });
    expect((await save(id, { watched: [[0, 100]] }, teacher)).body.Data!.progress.watchedSeconds).toBe(0);
    expect((await list(teacher)).body.Data!.lectures[0]!.progress).toBeNull();
    expect((await save(id, {})).status).toBe(403);
    expect((await save(id, { watched: [[-1, 5]] }, admin)).status).toBe(400);
  });
});
