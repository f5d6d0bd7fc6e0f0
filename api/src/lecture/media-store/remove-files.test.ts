import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deleteCourse } from '@vidya/contracts/calls/course';
import { createLecture, deleteLecture } from '@vidya/contracts/calls/lecture';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import { lectureMedia } from '../../database/tables/schema-lectures.ts';
import { discardFiles } from '../../jobs/remove-files.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { startFileWorld } from '../../testing/file-world.ts';
import { addLecture } from '../../testing/samples.ts';
import { mp4, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';
import { validateVideo } from '../video/validate-video.ts';
import { createRemoveFiles } from './remove-files.ts';
import { siteStoresOf } from './site-stores.ts';

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
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

/** Adds a lecture with this file, or a new one. */
async function lectureWith(key?: string): Promise<{ lectureId: string; key: string }> {
  const { id: lectureId } = await addLecture(api.db, { courseId });
  const storageKey = key ?? (await world.keep());
  await api.db.insert(lectureMedia).values({ lectureId, kind: 'video', type: 'video/mp4', storageKey, bytes: 5 });
  return { lectureId, key: storageKey };
}
const remove = (lectureId: string) => api.inject(deleteLecture, { params: { courseId, lectureId }, as: teacher });
const waiting = () =>
  rowsOf<{ state: string }>(
    api.db,
    sql`select state from pgboss.job where name = 'remove-files' and state in ('created', 'retry')`,
  );
const isThere = async (key: string) => (await world.files.find(key)) !== null;

it('removes exactly the files whose rows went, and leaves those that no row ever named', async () => {
  const [gone, staying] = [await lectureWith(), await lectureWith()];
  const orphan = await world.keep();
  await remove(gone.lectureId);
  await api.jobs.drain();
  expect(await Promise.all([gone.key, staying.key, orphan].map(isThere))).toEqual([false, true, true]);
});

it('still removes them when the server ended between the commit and the removal', async () => {
  const { lectureId, key } = await lectureWith();
  await remove(lectureId);
  expect([await isThere(key), await waiting()]).toEqual([true, [{ state: 'created' }]]);
  const next = await startApi({ DATA_DIR: api.config.dataDir }, api.database);
  await next.jobs.drain();
  expect(await isThere(key)).toBe(false);
  await next.close();
});

it('keeps everything when the transaction fails', async () => {
  const { key } = await lectureWith();
  const failing = api.db.transaction(async (tx) => {
    await tx.delete(lectureMedia);
    await discardFiles(api.jobs, tx, { store: 'media', keys: [key] });
    throw new Error('It fails');
  });
  await expect(failing).rejects.toThrow('It fails');
  await api.jobs.drain();
  expect([await isThere(key), await api.db.$count(lectureMedia)]).toEqual([true, 1]);
});

it('keeps a file that another row names, until that goes too', async () => {
  const first = await lectureWith();
  const second = await lectureWith(first.key);
  await remove(first.lectureId);
  await api.jobs.drain();
  expect(await isThere(first.key)).toBe(true);
  await remove(second.lectureId);
  await api.jobs.drain();
  expect(await isThere(first.key)).toBe(false);
});

it('takes a file that is missing already for removed', async () => {
  const { lectureId, key } = await lectureWith();
  await world.files.remove(key);
  await remove(lectureId);
  await api.jobs.drain();
  expect(await waiting()).toEqual([]);
});

it('removes a course with its media and the uploads in flight', async () => {
  await lectureWith();
  const address = await tusClient(api, teacher).open({ courseId, bytes: mp4.length });
  await tusClient(api, teacher).send(address, 0, mp4.slice(0, 50_000));
  expect([stored(api, 'media'), stored(api, 'uploads')]).toEqual([1, 1]);
  await api.inject(deleteCourse, { params: { courseId }, as: teacher });
  await api.jobs.drain();
  expect([stored(api, 'media'), stored(api, 'uploads')]).toEqual([0, 0]);
});

it('removes the files of a save that failed', async () => {
  const uploadId = await tusClient(api, teacher).whole(courseId, mp4);
  const captions = JSON.stringify([{ language: 'en', text: 'no captions' }]);
  const body = { title: 'Tokens', description: '', uploadId, captions };
  expect((await api.inject(createLecture, { params: { courseId }, body, as: teacher })).status).toBe(400);
  expect(stored(api, 'media')).toBe(1);
  await api.jobs.drain();
  expect([stored(api, 'media'), stored(api, 'uploads')]).toEqual([0, 1]);
});

it('removes a video that was stored and could then not be read', async () => {
  const place = path.join(api.config.dataDir, 'film');
  writeFileSync(place, mp4);
  const files = { ...world.files, read: () => Promise.reject(new Error('The store is down')) };
  const tool = { isAvailable: async () => false } as never;
  await expect(validateVideo({ db: api.db, jobs: api.jobs, files, tool }, { path: place })).rejects.toThrow('is down');
  await api.jobs.drain();
  expect(stored(api, 'media')).toBe(0);
});

it('tries again when the store is down, or when another disk is in its place', async () => {
  const { lectureId, key } = await lectureWith();
  await remove(lectureId);
  const [disk, away] = ['media', 'away'].map((name) => path.join(api.config.dataDir, name));
  renameSync(disk!, away!);
  await expect(api.jobs.drain()).rejects.toThrow(/is not the store that the database knows/);
  renameSync(away!, disk!);
  expect([await isThere(key), await waiting()]).toEqual([true, [{ state: 'retry' }]]);
  await api.db.execute(sql`update pgboss.job set start_after = now() where name = 'remove-files'`);
  await api.jobs.drain();
  expect([await isThere(key), await waiting()]).toEqual([false, []]);
});

it('fails, and so is tried again, when the store refuses one of the files', async () => {
  const [one, other] = [await world.keep(), await world.keep()];
  const down = () => Promise.reject(new Error('The store is down'));
  const stores = siteStoresOf(api.config).map((store) => ({ ...store, remove: down }));
  await expect(createRemoveFiles(api.db, stores)({ store: 'media', keys: [one, other] })).rejects.toThrow('is down');
  await createRemoveFiles(api.db, siteStoresOf(api.config))({ store: 'media', keys: [one, other] });
  expect(stored(api, 'media')).toBe(0);
});
