import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { eq } from 'drizzle-orm';
import { lectureMedia, lectures, type MediaKind, uploads } from '../../database/tables/schema-lectures.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { emptyFolders, mp4, sha, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';
import { lectureFilesOf } from '../media-store/site-stores.ts';
import { sweepMedia, sweepOldFiles } from './sweep.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

const start = async (after: string) => {
  api = await startApi({ FFMPEG_PATH: '/nowhere/ffmpeg', SWEEP_AFTER_SECONDS: after });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
};
beforeAll(() => start('0'));
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const tus = () => tusClient(api, teacher);
const sweep = async () => {
  await api.jobs.send(api.db, sweepMedia, {});
  await api.jobs.drain();
};
const save = (uploadId: string) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'Tokens', description: '', uploadId },
    as: teacher,
  });
const list = async () => (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
const keep = async (text = 'bytes', extension = 'mp4') =>
  (await lectureFilesOf(api.config).save(Readable.from([text]), { extension })).key;
const addFile = async (lectureId: string, kind: MediaKind, storageKey: string) => {
  await api.db.insert(lectureMedia).values({ lectureId, kind, type: 'video/mp4', storageKey, bytes: 5 });
  return storageKey;
};
const expire = () => api.db.update(uploads).set({ expiresAt: new Date(0) });

describe('uploads', () => {
  it('that were given up go, and their lectures have failed', async () => {
    const address = await tus().open({ courseId, bytes: mp4.length });
    await tus().send(address, 0, mp4.slice(0, 50_000));
    await save(uploadIdOf(address));
    await sweep();
    expect(await list()).toMatchObject([{ state: 'uploading' }]);
    await expire();
    await sweep();
    expect(await list()).toMatchObject([{ state: 'failed', authoring: { failure: 'uploadStopped' } }]);
    expect([await api.db.select().from(uploads), stored(api, 'uploads')]).toEqual([[], 0]);
  });

  it('that nobody wanted go when their time is over, finished or not, and those that are used leave their video alone', async () => {
    await save(await tus().whole(courseId, mp4));
    await tus().whole(courseId, mp4);
    await tus().open({ courseId, bytes: 10 });
    await sweep();
    expect(stored(api, 'uploads')).toBe(2);
    await expire();
    await sweep();
    expect([await api.db.select().from(uploads), stored(api, 'uploads'), stored(api, 'media')]).toEqual([[], 0, 1]);
    expect(await list()).toMatchObject([{ state: 'ready', files: [{}] }]);
  });

  it.each(['receiving', 'complete'] as const)(
    'that are all there reach their lecture, though the server ended when they were %s',
    async (state) => {
      const address = await tus().open({ courseId, bytes: mp4.length });
      await save(uploadIdOf(address));
      const [row] = await api.db.update(uploads).set({ state }).returning();
      writeFileSync(path.join(api.config.dataDir, 'uploads', row!.storageKey), mp4);
      await sweep();
      expect(await list()).toMatchObject([{ state: 'ready' }]);
      const { src } = (await list())[0]!.files[0]!;
      const response = await api.app.inject({ url: src, headers: teacher.headers });
      expect(sha((await deliveredFile(api, response)).bytes)).toBe(sha(mp4));
      expect([stored(api, 'uploads'), stored(api, 'media')]).toEqual([0, 1]);
    },
  );

  it('that went with their sender leave no lecture waiting', async () => {
    const address = await tus().open({ courseId, bytes: mp4.length });
    await save(uploadIdOf(address));
    await api.db.delete(uploads);
    await sweep();
    expect(await list()).toMatchObject([{ state: 'failed', authoring: { failure: 'uploadStopped' } }]);
    expect(stored(api, 'uploads')).toBe(0);
  });
});

describe('files', () => {
  it('that no row names go, and no others', async () => {
    const lecture = await addLecture(api.db, { courseId });
    const named = await addFile(lecture.id, 'video', await keep());
    const orphan = await keep();
    const folder = path.join(api.config.dataDir, 'media', 'ab');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${'ab'.repeat(32)}.mp4.part`), 'half of a file');
    const copy = path.join(api.config.dataDir, 'uploads');
    mkdirSync(copy, { recursive: true });
    writeFileSync(path.join(copy, `${randomBytes(32).toString('hex')}.part.0011`), 'lent');
    await sweep();
    const files = lectureFilesOf(api.config);
    expect([await files.find(orphan), (await files.find(named))?.bytes]).toEqual([null, 5]);
    expect([stored(api, 'media'), stored(api, 'uploads')]).toEqual([1, 0]);
  });

  it('that are young are left alone', async () => {
    const other = api;
    await start('3600');
    await keep();
    await sweep();
    expect(stored(api, 'media')).toBe(1);
    await api.close();
    api = other;
  });

  it('of forms go after a day', async () => {
    const folder = path.join(api.config.dataDir, 'forms');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'left'), 'left');
    await sweepOldFiles(folder);
    expect(readdirSync(folder)).toEqual(['left']);
    await sweepOldFiles(folder, Date.now() + 25 * 3_600_000);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('lectures', () => {
  const lose = (key: string) => lectureFilesOf(api.config).remove(key);

  it('whose video is lost have failed', async () => {
    const { id } = await addLecture(api.db, { courseId });
    await lose(await addFile(id, 'video', await keep()));
    await sweep();
    expect(await list()).toMatchObject([
      { state: 'failed', files: [], authoring: { failure: 'uploadStopped', canRetry: false } },
    ]);
  });

  it('whose original is there can be prepared once more, and lose the rest of a broken stream', async () => {
    const { id } = await addLecture(api.db, { courseId });
    await addFile(id, 'original', await keep('mine', 'avi'));
    await addFile(id, 'video', await keep('list', 'm3u8'));
    await lose(await addFile(id, 'part', await keep()));
    await sweep();
    expect(await list()).toMatchObject([
      { state: 'failed', files: [], authoring: { failure: 'interrupted', canRetry: true } },
    ]);
    expect(stored(api, 'media')).toBe(1);
  });

  it('that wait for a preparation without an original have failed', async () => {
    const { id } = await addLecture(api.db, { courseId, state: 'processing' });
    await lose(await addFile(id, 'original', await keep('mine', 'avi')));
    await sweep();
    expect(await list()).toMatchObject([{ state: 'failed', authoring: { failure: 'uploadStopped' } }]);
  });

  it('that lost captions only go on without them', async () => {
    const { id } = await addLecture(api.db, { courseId });
    await addFile(id, 'video', await keep());
    await lose(await addFile(id, 'captions', await keep('WEBVTT', 'vtt')));
    await sweep();
    expect(await list()).toMatchObject([{ state: 'ready', files: [{}], captions: [] }]);
  });

  it('are none the worse when all is well', async () => {
    const { id } = await addLecture(api.db, { courseId });
    await addFile(id, 'video', await keep());
    await sweep();
    expect(await api.db.select().from(lectures).where(eq(lectures.id, id))).toMatchObject([
      { state: 'ready', version: 1 },
    ]);
    expect(stored(api, 'media')).toBe(1);
  });
});
