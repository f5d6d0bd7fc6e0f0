import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { uploads } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { startFileWorld } from '../../testing/file-world.ts';
import { deliveredFile } from '../../testing/media.ts';
import { mp4, sha, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';
import { expireUploads } from './expire-uploads.ts';

let world: Awaited<ReturnType<typeof startFileWorld>>;
let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  world = await startFileWorld();
  ({ api } = world);
});
beforeEach(async () => {
  ({ teacher, courseId } = await world.reset());
});
afterAll(() => api.close());

const tus = () => tusClient(api, teacher);
const run = async () => {
  await api.jobs.send(api.db, expireUploads, {});
  await api.jobs.drain();
};
const save = (uploadId: string) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'Tokens', description: '', uploadId },
    as: teacher,
  });
const list = async () => (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
const expire = () => api.db.update(uploads).set({ expiresAt: new Date(0) });

it('removes an upload whose time is over, and its lecture has failed', async () => {
  const address = await tus().open({ courseId, bytes: mp4.length });
  await tus().send(address, 0, mp4.slice(0, 50_000));
  await save(uploadIdOf(address));
  await run();
  expect(await list()).toMatchObject([{ state: 'uploading' }]);
  await expire();
  await run();
  expect(await list()).toMatchObject([{ state: 'failed', authoring: { failure: 'uploadStopped' } }]);
  expect([await api.db.$count(uploads), stored(api, 'uploads')]).toEqual([0, 0]);
});

it('removes unused uploads when their time is over, finished or not, and leaves the video of used ones alone', async () => {
  await save(await tus().whole(courseId, mp4));
  await tus().whole(courseId, mp4);
  await tus().open({ courseId, bytes: 10 });
  await run();
  expect(stored(api, 'uploads')).toBe(2);
  await expire();
  await run();
  expect([await api.db.$count(uploads), stored(api, 'uploads'), stored(api, 'media')]).toEqual([0, 0, 1]);
  expect(await list()).toMatchObject([{ state: 'ready', files: [{}] }]);
});

it('keeps an upload whose file is missing until its time is over', async () => {
  const address = await tus().open({ courseId, bytes: mp4.length });
  await tus().send(address, 0, mp4.slice(0, 50_000));
  await save(uploadIdOf(address));
  const [row] = await api.db.select().from(uploads);
  await world.uploadFiles.remove(row!.storageKey);
  await run();
  expect([await api.db.$count(uploads), await list()]).toMatchObject([1, [{ state: 'uploading' }]]);
});

it.each(['receiving', 'complete'] as const)(
  'gives a whole upload to its lecture, though the server ended when it was %s',
  async (state) => {
    const address = await tus().open({ courseId, bytes: mp4.length });
    await save(uploadIdOf(address));
    const [row] = await api.db.update(uploads).set({ state }).returning();
    writeFileSync(path.join(api.config.dataDir, 'uploads', row!.storageKey), mp4);
    await run();
    expect(await list()).toMatchObject([{ state: 'ready' }]);
    const { src } = (await list())[0]!.files[0]!;
    const response = await api.app.inject({ url: src, headers: teacher.headers });
    expect(sha((await deliveredFile(api, response)).bytes)).toBe(sha(mp4));
    expect([stored(api, 'uploads'), stored(api, 'media')]).toEqual([0, 1]);
  },
);
