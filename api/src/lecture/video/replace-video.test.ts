import { createLecture, deleteLecture, listLectures, retryVideo, updateLecture } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { removeFiles } from '../../jobs/remove-files.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, mp4, sha, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';
import { videoFile, videoSample } from '../../testing/video-samples.ts';
import { removeRetired } from './retired-media.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;
let lectureId: string;

const form = { title: 'What a model sees', description: '' };
const film = () => new File([mp4], 'First steps.mp4');
const tus = () => tusClient(api, teacher);
const lecture = async (as: Person = learner) =>
  (await api.inject(listLectures, { params: { courseId }, as })).body.Data!.lectures[0]!;
const open = (src: string) => api.app.inject({ url: src, headers: learner.headers });
const bytesAt = async (src: string) => sha((await deliveredFile(api, await open(src))).bytes);
const change = (body: object) =>
  api.inject(updateLecture, { params: { courseId, lectureId }, body: { ...form, ...body }, as: teacher });
const add = async (body: object) => {
  const created = await api.inject(createLecture, { params: { courseId }, body: { ...form, ...body }, as: teacher });
  ({ lectureId } = created.body.Data!);
};
const removeRetiredNow = async () => {
  await api.jobs.send(api.db, removeRetired, {});
  await api.jobs.drain();
};

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

describe('a new video', () => {
  it('leaves the earlier one to learners when it fails, and says so to its author', async () => {
    await add({ video: film() });
    const before = await lecture();
    await change({ video: videoFile('short.avi') });
    expect(await lecture()).toEqual(before);
    expect(await bytesAt(before.files[0]!.src)).toBe(sha(mp4));
    expect(await lecture(teacher)).toMatchObject({
      state: 'failed',
      files: before.files,
      authoring: { fileName: 'short.avi', failure: 'needsConversion', canRetry: true, isReplacing: true },
    });
  });

  it('can be tried again, and given up for the one that is there', async () => {
    await add({ video: film() });
    const before = await lecture();
    await change({ video: videoFile('short.avi') });
    await api.inject(retryVideo, { params: { courseId, lectureId }, as: teacher });
    expect(await lecture()).toEqual(before);
    await api.jobs.drain();
    expect(await lecture(teacher)).toMatchObject({ state: 'failed', authoring: { isReplacing: true } });
    await change({ title: 'Another title' });
    expect(await lecture(teacher)).toMatchObject({ state: 'failed', authoring: { canRetry: true } });
    await change({ keepVideo: true });
    expect(await lecture(teacher)).toMatchObject({ state: 'ready', authoring: { failure: null, isReplacing: false } });
    expect(await lecture()).toEqual(before);
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'media')).toBe(1);
  });

  it('takes the place of the earlier one, which goes on for a day for those who watch it', async () => {
    await add({ video: film() });
    const [before] = (await lecture()).files;
    await change({ video: videoFile('short.webm') });
    const [after] = (await lecture()).files;
    expect([await bytesAt(before!.src), await bytesAt(after!.src)]).toEqual([sha(mp4), sha(videoSample('short.webm'))]);
    await removeRetiredNow();
    expect((await open(before!.src)).statusCode).toBe(302);
  });

  it('leaves no file of the earlier one after that day', async () => {
    await add({ video: film() });
    const [before] = (await lecture()).files;
    await change({ video: videoFile('short.webm') });
    await api.db.execute("update lecture_media set retired_at = retired_at - interval '25 hours'");
    await removeRetiredNow();
    await api.jobs.drain(removeFiles);
    expect([(await open(before!.src)).statusCode, stored(api, 'media')]).toEqual([404, 1]);
    expect(await bytesAt((await lecture()).files[0]!.src)).toBe(sha(videoSample('short.webm')));
  });

  it('takes the earlier one’s place only once all of it has arrived', async () => {
    await add({ video: film() });
    const before = await lecture();
    const webm = new Uint8Array(videoSample('short.webm'));
    const address = await tus().open({ courseId, bytes: webm.length, name: 'short.webm' });
    await tus().send(address, 0, webm.slice(0, -9));
    await change({ uploadId: uploadIdOf(address) });
    expect(await lecture()).toEqual(before);
    expect(await lecture(teacher)).toMatchObject({ state: 'uploading', authoring: { isReplacing: true } });
    await tus().send(address, webm.length - 9, webm.slice(-9));
    expect(await bytesAt((await lecture()).files[0]!.src)).toBe(sha(webm));
    expect(await lecture(teacher)).toMatchObject({ state: 'ready', authoring: { isReplacing: false } });
  });

  it('takes a link’s place in the same way', async () => {
    await add({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' });
    const before = await lecture();
    await change({ video: videoFile('short.avi') });
    expect(await lecture()).toEqual({ ...before, percent: 100 });
    expect(await lecture(teacher)).toMatchObject({
      state: 'failed',
      youtubeLink: '',
      authoring: { isReplacing: true },
    });
    await change({ video: film() });
    expect(await lecture()).toMatchObject({ youtubeLink: '', files: [{ type: 'video/mp4' }] });
  });

  it('gives way to a link that is named meanwhile', async () => {
    await add({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' });
    await change({ video: videoFile('short.avi') });
    await change({ youtubeLink: 'https://youtu.be/aqz-KE-bpKQ' });
    expect(await lecture(teacher)).toMatchObject({
      youtubeLink: expect.stringContaining('aqz-KE-bpKQ'),
      authoring: { isReplacing: false },
    });
  });

  it('can be given up for the link that is there', async () => {
    await add({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' });
    const before = await lecture();
    await change({ video: videoFile('short.avi') });
    await change({ keepVideo: true });
    expect(await lecture(teacher)).toMatchObject({ state: 'ready', youtubeLink: before.youtubeLink });
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'media')).toBe(0);
  });
});

it('leaves the earlier captions to players that are open', async () => {
  const captions = (text: string) =>
    JSON.stringify([{ language: 'en', text: `WEBVTT\n\n00:00.000 --> 00:02.000\n${text}` }]);
  await add({ video: film(), captions: captions('One') });
  const [before] = (await lecture()).captions;
  await change({ captions: captions('Two') });
  const [after] = (await lecture()).captions;
  expect([(await open(before!.src)).body, (await open(after!.src)).body]).toEqual([
    expect.stringContaining('One'),
    expect.stringContaining('Two'),
  ]);
});

it('takes the replaced files along when the lecture is deleted', async () => {
  await add({ video: film() });
  await change({ video: videoFile('short.webm') });
  await api.inject(deleteLecture, { params: { courseId, lectureId }, as: teacher });
  await api.jobs.drain(removeFiles);
  expect(stored(api, 'media')).toBe(0);
});
