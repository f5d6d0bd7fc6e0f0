import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { sql } from 'drizzle-orm';
import { lectureMedia, lectures, uploads } from '../../database/tables/schema-lectures.ts';
import { mediaSweeps } from '../../database/tables/schema-media.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addLecture } from '../../testing/samples.ts';
import { mp4, stored } from '../../testing/stored-files.ts';
import { type SweepWorld, startSweepWorld } from '../../testing/sweep-world.ts';
import { tusClient } from '../../testing/tus.ts';
import { siteStoresOf } from '../media-store/site-stores.ts';
import { createLectureStore } from '../port/lecture.store.ts';
import { createUploadStore } from '../upload/upload.store.ts';
import type { WaitingLectures } from '../video/waiting-lectures.ts';
import { createSweep } from './sweep.ts';
import { createSweepsStore } from './sweeps.store.ts';

const waiting: WaitingLectures = {
  take: () => Promise.reject(new Error('Nothing waits')),
  finishUpload: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};

let world: SweepWorld;
let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  world = await startSweepWorld();
  ({ api } = world);
});
beforeEach(async () => {
  ({ teacher, courseId } = await world.reset());
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

/** A sweep with replaced dependencies, for example a faulty disk. */
const sweepWith = (changed: Partial<Parameters<typeof createSweep>[0]>) =>
  createSweep({
    config: api.config,
    db: api.db,
    stores: siteStoresOf(api.config),
    lectures: createLectureStore(api.db),
    files: world.files(),
    uploadFiles: world.uploadFiles(),
    waiting,
    ...changed,
  });
const batch = (sweepId: string) => path.join(api.config.dataDir, 'media', 'quarantine', sweepId);

it('is not restored, and still waits for a person, when it has put nothing aside yet', async () => {
  for (let file = 0; file < 21; file += 1) await world.keep();
  await world.sweep();
  const id = await world.onlySweep();
  await expect(world.media('restore', id)).rejects.toThrow('This sweep has put nothing aside yet');
  expect(await world.records()).toMatchObject([{ id, state: 'held' }]);
});

it('does what a person has allowed, also where two servers held a sweep at once', async () => {
  const sweeps = createSweepsStore(api.db);
  const held = { rows: 30, rowsInAll: 30, files: 0, filesInAll: 0, reason: 'Too much', examples: [] };
  const both = await Promise.all([sweeps.hold(held), sweeps.hold(held)]);
  for (const { id } of both) {
    await sweeps.hold(held);
    await sweeps.allow(id);
    expect(await sweeps.findOpen()).toMatchObject({ id, state: 'allowed' });
  }
});

it('purges what is due although the disk takes nothing more', async () => {
  await world.keep();
  await world.sweep();
  await api.db.update(mediaSweeps).set({ doneAt: sql`now() - interval '31 days'` });
  await world.keep();
  const { guard, ...rest } = world.files();
  const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const fullDisk = { ...rest, guard: { ...guard, quarantine: { ...guard.quarantine, put: full } } };
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
  await sweepWith({ files: fullDisk })();
  expect(stored(api, 'media')).toBe(1);
  expect(readdirSync(path.join(api.config.dataDir, 'media', 'quarantine'))).toEqual([]);
});

it('leaves an upload alone whose file was away only while the sweep planned', async () => {
  const tus = tusClient(api, teacher);
  const address = await tus.open({ courseId, bytes: mp4.length });
  await tus.send(address, 0, mp4.slice(0, 50_000));
  const uploadId = uploadIdOf(address);
  const { id: lectureId } = await addLecture(api.db, { courseId, state: 'uploading' });
  await api.db.update(lectures).set({ uploadId });
  const disk = world.uploadFiles();
  let looks = 0;
  await sweepWith({ uploadFiles: { ...disk, length: async (key) => (looks++ === 0 ? 0 : disk.length(key)) } })();
  expect(await createUploadStore(api.db).find(uploadId)).toMatchObject({ state: 'receiving', received: 50_000 });
  expect(await createLectureStore(api.db).findLecture(lectureId)).toMatchObject({ state: 'uploading' });
  expect(stored(api, 'uploads')).toBe(1);
});

it('does not bring back an original beside the one that has replaced it', async () => {
  const { id: lectureId } = await addLecture(api.db, { courseId });
  const [video, original] = [await world.keep(), await world.keep()];
  const row = (kind: 'video' | 'original', storageKey: string) =>
    api.db.insert(lectureMedia).values({ lectureId, kind, type: 'video/mp4', storageKey, bytes: 5 });
  await row('video', video);
  await row('original', original);
  const lost = await world.files().open(original);
  const bytes = await lost.toArray();
  await world.files().remove(original);
  await world.sweep();
  const id = await world.onlySweep();
  await row('original', await world.keep());
  const home = path.join(api.config.dataDir, 'media', original.slice(0, 2));
  writeFileSync(path.join(home, original), Buffer.concat(bytes as Buffer[]));
  expect((await world.media('restore', id))[1]).toMatch(/^Not restored, lecture .*: it has been changed since$/);
  expect(await api.db.$count(lectureMedia)).toBe(2);
});

it('takes no notice of what others leave in the quarantine, as network disks do', async () => {
  await world.keep();
  await world.sweep();
  const id = await world.onlySweep();
  writeFileSync(path.join(batch(id), '.nfs000000000001'), '');
  expect((await world.media('status')).at(-1)).toMatch(/1 files/);
  expect(await world.media('restore', id)).toEqual(['Restored: 1 files and 0 rows.']);
});

it('puts uploads that were left behind aside a few at a time, and waits for nobody', async () => {
  const tus = tusClient(api, teacher);
  for (let upload = 0; upload < 25; upload += 1)
    await tus.send(await tus.open({ courseId, bytes: mp4.length }), 0, mp4.slice(0, 100));
  await api.db.update(uploads).set({ expiresAt: new Date(0) });
  const left = [];
  for (let hour = 0; hour < 3; hour += 1) {
    await world.sweep();
    left.push(await api.db.$count(uploads));
  }
  expect(left).toEqual([15, 5, 0]);
  expect((await world.records()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});
