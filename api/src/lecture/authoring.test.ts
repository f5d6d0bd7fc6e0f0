import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listCreatedCourses } from '@vidya/contracts/calls/catalogue';
import {
  createLecture,
  deleteLecture,
  type Lecture,
  listLectures,
  updateLecture,
} from '@vidya/contracts/calls/lecture';
import { lectureMedia, lectures } from '../database/tables/schema-lectures.ts';
import type { Agent } from '../http/in-process.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

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

const sample = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../sample-data/media', name));
const mp4 = sample('java-bytecode.mp4');
const file = (bytes: Buffer, name = 'lecture.mp4') => new File([new Uint8Array(bytes)], name);
const form = { title: 'What a model sees', description: 'Tokens' };
const create = (given: object = { video: file(mp4) }, as: Person = teacher) =>
  api.inject(createLecture, { params: { courseId }, body: { ...form, ...given }, as });
const list = (as?: Person) => api.inject(listLectures, { params: { courseId }, ...(as && { as }) });
const first = async (as = teacher): Promise<Lecture> => (await list(as)).body.Data!.lectures[0]!;
const get = (url: string, as?: Agent, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers: { ...as?.headers, ...headers } });

describe('createLecture', () => {
  it('stores a video that plays at once, with its length read from the file', async () => {
    const { status, body } = await create();
    expect([status, body.Message]).toEqual([200, 'Lecture Created Successfully']);
    expect(body.Data!.Course).toMatchObject({ _id: courseId, noOfLectures: 1, lectures: [{ title: form.title }] });
    expect(body.Data!.Course.lectures[0]!.durationSeconds).toBeGreaterThan(15);
    expect(JSON.stringify(body)).not.toContain('/media/lectures');
    expect(await first()).toMatchObject({ state: 'ready', files: [{ type: 'video/mp4' }], youtubeLink: '' });
  });

  it('takes a YouTube link in any form, and no other address', async () => {
    expect((await create({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ?t=10' })).status).toBe(200);
    expect(await first()).toMatchObject({ youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', files: [] });
    expect((await create({ youtubeLink: 'https://evil.example/watch?v=dQw4w9WgXcQ' })).status).toBe(400);
  });

  it.each([
    [{}, 'Please Provide Either Video link Or Upload A Video'],
    [{ youtubeLink: '  ' }, 'Please Provide Either Video link Or Upload A Video'],
    [{ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ', title: ' ' }, 'Topic Is Required!'],
    [
      { video: new File(['MZ this is no video at all'], 'lecture.mp4', { type: 'video/mp4' }) },
      'Video Must Be Of Type .mp4, .avi, .mkv, .wmv Or .flv',
    ],
  ])('refuses %o', async (given, message) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { Message: message } });
    expect(await api.db.select().from(lectures)).toEqual([]);
  });

  it('keeps an upload that no browser plays, and says that it failed where nothing can convert it', async () => {
    const avi = Buffer.concat([Buffer.from('RIFF\x00\x00\x00\x00AVI LIST', 'latin1'), Buffer.alloc(5_000)]);
    expect((await create({ video: file(avi, 'lecture.mp4') })).status).toBe(200);
    expect(await first()).toMatchObject({ state: 'failed', files: [], video: null });
    expect(await api.db.select().from(lectureMedia)).toMatchObject([
      { kind: 'original', type: 'video/x-msvideo', bytes: avi.length },
    ]);
  });

  it('turns strangers away before their file is received', async () => {
    const headers = { ...rival.headers, 'content-type': 'multipart/form-data; boundary=x' };
    // If the API read the body, this half of a form would give a 400.
    const url = `/api/v1/course/${courseId}/`;
    const payload = '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\nhalf';
    expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
  });

  it('is for the owner and administrators', async () => {
    const link = { youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
    const responses = await Promise.all([teacher, admin, rival, learner].map((as) => create(link, as)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    const positions = await api.db.select({ position: lectures.position }).from(lectures);
    expect(positions.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([1, 2]);
  });
});

describe('updateLecture and deleteLecture', () => {
  it('replaces a video', async () => {
    await create();
    const before = await first();
    const place = { courseId, lectureId: before._id };
    const { body } = await api.inject(updateLecture, {
      params: place,
      body: { ...form, title: 'New title', video: file(sample('java-bytecode.webm'), 'a.avi') },
      as: teacher,
    });
    expect(body).toMatchObject({
      Message: 'Lecture Updated Successfully',
      Data: { lectures: [{ title: 'New title' }] },
    });
    const after = await first();
    expect(after.files).toMatchObject([{ type: 'video/webm' }]);
    expect(after.durationSeconds).toBe(before.durationSeconds);
    expect((await get(after.files[0]!.src, teacher)).statusCode).toBe(302);
  });

  it('does not let a lecture lose its only source', async () => {
    await create();
    const params = { courseId, lectureId: (await first())._id };
    const bare = await api.inject(updateLecture, { params, body: { ...form, removeVideo: true }, as: teacher });
    expect(bare).toMatchObject({
      status: 400,
      body: { Message: 'Please Provide Either Video link Or Upload A Video' },
    });
    expect((await first()).files).toHaveLength(1);
    const linked = { ...form, removeVideo: true, youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
    expect((await api.inject(updateLecture, { params, body: linked, as: teacher })).status).toBe(200);
    expect((await first()).files).toEqual([]);
  });

  it('closes up the numbers and removes the file', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await addLecture(api.db, { courseId, title, position: ['One', 'Two', 'Three'].indexOf(title) + 1 });
    await create({ video: file(mp4), title: 'Four' });
    const all = (await list(teacher)).body.Data!.lectures;
    const remove = (at: number, as = teacher) =>
      api.inject(deleteLecture, { params: { courseId, lectureId: all[at]!._id }, as });
    expect((await remove(1, rival)).status).toBe(403);
    expect((await remove(1)).body.Data!.lectures.map(({ title }) => title)).toEqual(['One', 'Three', 'Four']);
    expect((await remove(1)).status).toBe(404);
    await remove(3);
    expect((await get(all[3]!.files[0]!.src, teacher)).statusCode).toBe(404);
    const left = await api.db
      .select({ title: lectures.title, position: lectures.position })
      .from(lectures)
      .orderBy(lectures.position);
    expect(left).toEqual([
      { title: 'One', position: 1 },
      { title: 'Three', position: 2 },
    ]);
    expect((await api.inject(listCreatedCourses, { as: teacher })).body.Data![0]!.noOfLectures).toBe(2);
  });

  it('keeps a file that another lecture needs too', async () => {
    await create();
    const [media] = await api.db.select().from(lectureMedia);
    const other = await addLecture(api.db, { courseId, position: 2 });
    await api.db
      .insert(lectureMedia)
      .values({ lectureId: other.id, kind: 'video', type: 'video/mp4', storageKey: media!.storageKey });
    await api.inject(deleteLecture, { params: { courseId, lectureId: media!.lectureId }, as: teacher });
    expect((await get((await first()).files[0]!.src, teacher)).statusCode).toBe(302);
  });

  it('finds a lecture only in its own course', async () => {
    const elsewhere = await addCourse(api.db, { instructorId: rival.id });
    const foreign = await addLecture(api.db, { courseId: elsewhere.id });
    const params = { courseId, lectureId: foreign.id };
    const body = { ...form, youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
    expect(await api.inject(updateLecture, { params, body, as: teacher })).toMatchObject({
      status: 404,
      body: { Message: "Lecture Doesn't Exist" },
    });
    expect((await api.inject(deleteLecture, { params, as: teacher })).status).toBe(404);
  });
});
