import { createLecture, deleteLecture, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { courses } from '../../database/tables/schema-courses.ts';
import { uploads } from '../../database/tables/schema-lectures.ts';
import { removeFiles } from '../../jobs/remove-files.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, mp4, sha, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const rows = () => api.db.select().from(uploads);
const tus = () => tusClient(api, teacher);
const form = { title: 'What a model sees', description: '' };
const save = (body: object) =>
  api.inject(createLecture, { params: { courseId }, body: { ...form, ...body }, as: teacher });
const lectures = async () =>
  (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
const played = async () => {
  const [lecture] = await lectures();
  const response = await api.app.inject({ url: lecture!.files[0]!.src, headers: teacher.headers });
  return (await deliveredFile(api, response)).bytes;
};

describe('a lecture', () => {
  it('gets a finished upload at once, and no second lecture does', async () => {
    const uploadId = await tus().whole(courseId, mp4, 'First steps.mp4');
    expect((await save({ uploadId })).body).toMatchObject({ Success: true, Data: { lectureId: expect.any(String) } });
    expect(await lectures()).toMatchObject([{ state: 'ready', files: [{ type: 'video/mp4' }] }]);
    expect(sha(await played())).toBe(sha(mp4));
    await api.jobs.drain(removeFiles);
    expect([stored(api, 'uploads'), stored(api, 'media')]).toEqual([0, 1]);
    expect((await save({ uploadId })).body).toMatchObject({ Message: 'This Upload Already Belongs To A Lecture' });
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'media')).toBe(1);
  });

  it('waits for an upload that is on its way', async () => {
    const address = await tus().open({ courseId, bytes: mp4.length });
    const half = Math.floor(mp4.length / 2);
    await tus().send(address, 0, mp4.slice(0, half));
    await save({ uploadId: uploadIdOf(address) });
    const percent = Math.floor((half / mp4.length) * 100);
    expect(await lectures()).toMatchObject([{ state: 'uploading', percent, files: [] }]);
    await tus().send(address, half, mp4.slice(half));
    expect(await lectures()).toMatchObject([{ state: 'ready' }]);
    expect(sha(await played())).toBe(sha(mp4));
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'uploads')).toBe(0);
  });

  it.each([1, 2, 3])('gets its video once when both happen at the same moment (%s)', async () => {
    const address = await tus().open({ courseId, bytes: mp4.length });
    await tus().send(address, 0, mp4.slice(0, -1));
    const uploadId = uploadIdOf(address);
    const [sent, saved] = await Promise.all([
      tus().send(address, mp4.length - 1, mp4.slice(-1)),
      save({ uploadId }),
      tus().offset(address),
    ]);
    expect([sent.status, saved.status]).toEqual([204, 200]);
    expect(await lectures()).toMatchObject([{ state: 'ready', files: [{}] }]);
    await api.jobs.drain(removeFiles);
    expect([stored(api, 'uploads'), stored(api, 'media')]).toEqual([0, 1]);
    expect(await rows()).toMatchObject([{ state: 'used' }]);
  });

  it('has failed when its upload is ended, and goes on with the video it had', async () => {
    const open = () => tus().open({ courseId, bytes: mp4.length });
    const first = await open();
    await save({ uploadId: uploadIdOf(first) });
    await tus().end(first);
    expect(await lectures()).toMatchObject([{ state: 'failed', authoring: { failure: 'uploadStopped' } }]);
    const lectureId = (await lectures())[0]!._id;
    const change = (body: object) =>
      api.inject(updateLecture, { params: { courseId, lectureId }, body: { ...form, ...body }, as: teacher });
    await change({ uploadId: await tus().whole(courseId, mp4) });
    const second = await open();
    await change({ uploadId: uploadIdOf(second) });
    expect(await lectures()).toMatchObject([{ state: 'uploading', files: [{}] }]);
    // The same form again, during the upload.
    expect((await change({ uploadId: uploadIdOf(second) })).status).toBe(200);
    await tus().end(second);
    expect(await lectures()).toMatchObject([{ state: 'ready', files: [{}] }]);
  });

  it('of a deleted course keeps the video it had when the upload ends', async () => {
    await save({ uploadId: await tus().whole(courseId, mp4) });
    const [before] = await lectures();
    const lectureId = before!._id;
    const address = await tus().open({ courseId, bytes: mp4.length });
    const body = { ...form, uploadId: uploadIdOf(address) };
    await api.inject(updateLecture, { params: { courseId, lectureId }, body, as: teacher });
    await api.db.update(courses).set({ status: 'archived' });
    await tus().send(address, 0, mp4);
    expect(await lectures()).toMatchObject([{ state: 'ready', files: before!.files }]);
    await api.jobs.drain(removeFiles);
    expect([stored(api, 'uploads'), stored(api, 'media')]).toEqual([0, 1]);
    expect(await rows()).toMatchObject([{ state: 'used' }]);
  });

  it('takes its unfinished upload with it', async () => {
    const address = await tus().open({ courseId, bytes: mp4.length });
    const { lectureId } = (await save({ uploadId: uploadIdOf(address) })).body.Data!;
    await api.inject(deleteLecture, { params: { courseId, lectureId }, as: teacher });
    await api.jobs.drain(removeFiles);
    expect([await rows(), stored(api, 'uploads'), await tus().offset(address)]).toEqual([[], 0, Number.NaN]);
  });
});
