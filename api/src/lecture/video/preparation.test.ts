import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLecture, type Lecture, listLectures, retryVideo, updateLecture } from '@vidya/contracts/calls/lecture';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { lastingFailures } from '@vidya/contracts/texts/choices';
import { eq, sql } from 'drizzle-orm';
import { lectureMedia, lectures } from '../../database/tables/schema-lectures.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { videoFile, videoSample } from '../../testing/video-samples.ts';
import { resumeVideos } from './preparation.module.ts';

// Conversions run at the lowest priority: on a busy machine they wait for all other processes.
jest.setTimeout(timeLimit(180_000));

/** Videos when something goes wrong, on a machine with a converter and on one without. */
let able: TestApi;
let unable: TestApi;
beforeAll(async () => {
  able = await startApi({ FFMPEG_PATH: 'node-av' });
  unable = await startApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
afterAll(async () => {
  await able.close();
  await unable.close();
});

let teacher: Person;
let courseId: string;
const begin = async (api: TestApi) => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
};
const form = (name: string) => ({ title: 'A recording', description: '', video: videoFile(name) });
const upload = async (api: TestApi, name: string): Promise<string> =>
  (await api.inject(createLecture, { params: { courseId }, body: form(name), as: teacher })).body.Data!.lectureId;
const first = async (api: TestApi): Promise<Lecture> =>
  (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures[0]!;
const kindsIn = async (api: TestApi) => (await api.db.select().from(lectureMedia)).map(({ kind }) => kind).toSorted();
const retry = (api: TestApi, lectureId: string) =>
  api.inject(retryVideo, { params: { courseId, lectureId }, as: teacher });
const conversions = (api: TestApi) => path.join(api.config.dataDir, 'conversions');
const forgetJobs = (api: TestApi) => api.db.execute(sql`delete from pgboss.job`);

describe('without a converter', () => {
  beforeEach(() => begin(unable));

  it.each(['short.mp4', 'short.webm'])('plays %s as it was uploaded', async (name) => {
    await upload(unable, name);
    await unable.jobs.drain();
    expect(await first(unable)).toMatchObject({ state: 'ready', durationSeconds: 3, files: [{}], poster: null });
    expect(await kindsIn(unable)).toEqual(['video']);
  });

  it('keeps what needs conversion, says so, and can be asked again', async () => {
    const lectureId = await upload(unable, 'short.avi');
    const failed = { state: 'failed', files: [], authoring: { failure: 'needsConversion', canRetry: true } };
    expect(await first(unable)).toMatchObject(failed);
    expect((await retry(unable, lectureId)).body).toMatchObject({ Data: { state: 'processing' } });
    await unable.jobs.drain();
    expect(await first(unable)).toMatchObject(failed);
    expect(await kindsIn(unable)).toEqual(['original']);
  });

  it('plays as uploaded what a converter that is gone was to convert', async () => {
    const lectureId = await upload(unable, 'short.mp4');
    await unable.db.update(lectureMedia).set({ kind: 'original' });
    await unable.db.update(lectures).set({ state: 'failed', failure: 'interrupted' });
    await retry(unable, lectureId);
    await unable.jobs.drain();
    expect(await first(unable)).toMatchObject({ state: 'ready', files: [{ type: 'video/mp4' }] });
    expect(await kindsIn(unable)).toEqual(['original', 'video']);
  });
});

describe('with a converter', () => {
  beforeEach(() => begin(able));

  it('keeps the name that the file had', async () => {
    await upload(able, 'short.mp4');
    expect(await first(able)).toMatchObject({
      state: 'processing',
      authoring: { fileName: 'short.mp4', failure: null },
    });
  });

  it('gives up before a video can take the server down once more, until its author tries again', async () => {
    const lectureId = await upload(able, 'silent.mp4');
    await able.db.execute(sql`update pgboss.job set retry_count = retry_limit where name = 'convert-video'`);
    await able.jobs.drain();
    expect(await first(able)).toMatchObject({ state: 'failed', authoring: { failure: 'interrupted', canRetry: true } });
    expect((await retry(able, lectureId)).body).toMatchObject({
      Message: 'The Video Is Being Prepared Again',
      Data: { state: 'processing', percent: 0, authoring: { failure: null } },
    });
    await able.jobs.drain();
    expect(await first(able)).toMatchObject({ state: 'ready', authoring: { failure: null, canRetry: false } });
  });

  it('tries again only what has failed and is kept', async () => {
    const lectureId = await upload(able, 'silent.mp4');
    expect(await retry(able, lectureId)).toMatchObject({ status: 409, body: { Error: 'Conflict' } });
    await able.db.update(lectures).set({ state: 'failed', failure: 'uploadStopped' });
    await able.db.delete(lectureMedia);
    expect(await retry(able, lectureId)).toMatchObject({
      status: 409,
      body: { Message: apiMessages.video.fileMissing },
    });
    expect((await retry(able, randomUUID())).status).toBe(404);
  });

  it.each(lastingFailures)('does not try again what cannot succeed: %s', async (failure) => {
    const lectureId = await upload(able, 'silent.mp4');
    await able.db.update(lectures).set({ state: 'failed', failure });
    expect(await first(able)).toMatchObject({ authoring: { failure, canRetry: false } });
    expect(await retry(able, lectureId)).toMatchObject({
      status: 409,
      body: { Message: apiMessages.video.fileUnusable },
    });
  });

  it('says how many are prepared before each, until it begins', async () => {
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop
      await upload(able, 'silent.mp4');
    }
    const places = async () =>
      (await able.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures.map(
        ({ authoring }) => authoring?.queuedBefore,
      );
    expect(await places()).toEqual([0, 1, 2]);
    await able.db.execute(sql`update pgboss.job set state = 'active', started_on = now() where id in
      (select id from pgboss.job where name = 'convert-video' order by created_on limit 1)`);
    expect(await places()).toEqual([null, 1, 2]);
    await forgetJobs(able);
    expect(await places()).toEqual([null, null, null]);
  });

  it('says of sound alone that it shows nothing, and goes on with the next video', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await upload(able, 'sound.mp4');
    await upload(able, 'silent.mp4');
    await able.jobs.drain();
    const { lectures: both } = (await able.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!;
    const noPicture = { state: 'failed', authoring: { failure: 'noPicture', canRetry: false } };
    expect(both).toMatchObject([noPicture, { state: 'ready' }]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('prepares the file that replaced another one, and that one alone', async () => {
    const lectureId = await upload(able, 'short.mp4');
    const params = { courseId, lectureId };
    await able.inject(updateLecture, { params, body: form('silent.mp4'), as: teacher });
    await able.jobs.drain();
    expect(await first(able)).toMatchObject({ state: 'ready', authoring: { fileName: 'silent.mp4' } });
    expect(await kindsIn(able)).toEqual(['original', 'poster', 'video', 'video']);
  });

  it('goes on showing the earlier video while another is prepared, and after half a file', async () => {
    const lectureId = await upload(able, 'silent.mp4');
    await able.jobs.drain();
    const before = (await first(able)).files;
    const params = { courseId, lectureId };
    const half = new File([new Uint8Array(videoSample('short.mp4').subarray(0, 12_000))], 'half.mp4');
    await able.inject(updateLecture, { params, body: { ...form('short.mp4'), video: half }, as: teacher });
    expect(await first(able)).toMatchObject({ state: 'processing', files: before, authoring: { isReplacing: true } });
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await able.jobs.drain();
    log.mockRestore();
    expect(await first(able)).toMatchObject({ state: 'failed', files: before, authoring: { fileName: 'half.mp4' } });
    await able.inject(updateLecture, { params, body: form('short.mp4'), as: teacher });
    await able.jobs.drain();
    const after = await first(able);
    expect(after).toMatchObject({ state: 'ready', durationSeconds: 3, authoring: { isReplacing: false } });
    expect(after.files).not.toEqual(before);
  });

  it('finds a video that nobody prepares, and sends it once', async () => {
    await upload(able, 'silent.mp4');
    await forgetJobs(able);
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop
      await able.jobs.send(able.db, resumeVideos, {});
    }
    await able.jobs.drain();
    expect(await first(able)).toMatchObject({ state: 'ready' });
    const { rows } = (await able.db.execute(sql`select 1 from pgboss.job where name = 'convert-video'`)) as {
      rows: unknown[];
    };
    expect(rows).toHaveLength(1);
  });

  it('removes what a try that was killed left on the disk', async () => {
    const lectureId = await upload(able, 'silent.mp4');
    for (const id of [lectureId, randomUUID()]) {
      mkdirSync(path.join(conversions(able), `${id}.${randomUUID()}`), { recursive: true });
      writeFileSync(path.join(conversions(able), `${id}.half`), 'half');
    }
    await able.jobs.send(able.db, resumeVideos, {});
    await able.jobs.drain();
    expect((await first(able)).state).toBe('ready');
    expect(readdirSync(conversions(able))).toEqual([]);
    expect(existsSync(conversions(able))).toBe(true);
  });

  it('drops what it made for a lecture that went meanwhile, with its files', async () => {
    await upload(able, 'silent.mp4');
    const media = path.join(able.config.dataDir, 'media');
    const count = () => readdirSync(media, { recursive: true, withFileTypes: true }).filter((f) => f.isFile()).length;
    const before = count();
    // The lecture is deleted at the last moment: between the conversion and the transaction that stores its result.
    const done = able.jobs.drain();
    while (!existsSync(conversions(able)) || readdirSync(conversions(able)).length === 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await able.db.delete(lectures).where(eq(lectures.courseId, courseId));
    await done;
    expect(count()).toBe(before);
    expect(readdirSync(conversions(able))).toEqual([]);
  });
});
