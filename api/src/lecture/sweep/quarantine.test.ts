import { existsSync, readdirSync, renameSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { defineCall } from '@vidya/contracts/calls/call';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { eq, sql } from 'drizzle-orm';
import { lectureMedia, lectures, uploads } from '../../database/tables/schema-lectures.ts';
import { mediaSweeps } from '../../database/tables/schema-media.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addLecture } from '../../testing/samples.ts';
import { mp4, stored } from '../../testing/stored-files.ts';
import { type SweepWorld, startSweepWorld } from '../../testing/sweep-world.ts';
import { tusClient } from '../../testing/tus.ts';
import { siteStoresOf } from '../media-store/site-stores.ts';

const ready = defineCall<{ data: { isSweepHeld: boolean } }>('ready', 'GET /ready/');

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

const quarantine = (folder: 'media' | 'uploads'): string[] => {
  const home = path.join(api.config.dataDir, folder, 'quarantine');
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
};
const list = async () => (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
const isHeld = async () => (await api.inject(ready)).body.Data?.isSweepHeld;
const makeMonthOld = () => api.db.update(mediaSweeps).set({ doneAt: sql`now() - interval '31 days'` });

/** Adds a ready lecture; returns the keys of its files, the video first. */
async function lectureWith(...kinds: ('video' | 'part' | 'poster' | 'original')[]): Promise<string[]> {
  const { id: lectureId } = await addLecture(api.db, { courseId });
  const keys: string[] = [];
  for (const kind of kinds) {
    const storageKey = await world.keep();
    await api.db.insert(lectureMedia).values({ lectureId, kind, type: 'video/mp4', storageKey, bytes: 5 });
    keys.push(storageKey);
  }
  return keys;
}

it('brings back a lecture whose file came again, rows and files', async () => {
  const [video, poster] = await lectureWith('video', 'poster');
  const before = await api.db.select().from(lectureMedia).orderBy(lectureMedia.id);
  const away = path.join(api.config.dataDir, 'away');
  renameSync(world.place(video!), away);
  await world.sweep();
  expect([await api.db.$count(lectureMedia), quarantine('media')]).toEqual([0, [poster]]);
  const sweepId = await world.onlySweep();
  expect((await world.media('restore', sweepId)).join('\n')).toMatch(
    /Not restored, lecture .*: 1 of its files are still missing/,
  );
  renameSync(away, world.place(video!));
  expect(await world.media('restore', sweepId)).toEqual(['Restored: 0 files and 2 rows.']);
  expect(await api.db.select().from(lectureMedia).orderBy(lectureMedia.id)).toEqual(before);
  expect(await list()).toMatchObject([{ state: 'ready', files: [{}] }]);
  await world.sweep();
  expect([await api.db.$count(lectureMedia), stored(api, 'media'), await world.records()]).toEqual([2, 2, []]);
});

it.each([
  ['changed', () => api.db.update(lectures).set({ state: 'ready', failure: '' }), 'it has been changed since'],
  ['deleted', () => api.db.delete(lectures), 'it has been deleted'],
])('leaves a lecture alone that somebody has %s since', async (_, touch, why) => {
  const [video] = await lectureWith('video');
  const away = path.join(api.config.dataDir, 'away');
  renameSync(world.place(video!), away);
  await world.sweep();
  await touch();
  renameSync(away, world.place(video!));
  expect((await world.media('restore', await world.onlySweep()))[1]).toMatch(
    new RegExp(`^Not restored, lecture .*: ${why}$`),
  );
  expect(await api.db.$count(lectureMedia)).toBe(0);
});

it('brings back an upload that had expired, and the lecture that waited for it', async () => {
  const tus = tusClient(api, teacher);
  const address = await tus.open({ courseId, bytes: mp4.length });
  await tus.send(address, 0, mp4.slice(0, 50_000));
  const uploadId = uploadIdOf(address);
  await api.inject(createLecture, {
    params: { courseId },
    body: { title: 'Tokens', description: '', uploadId },
    as: teacher,
  });
  await api.db.update(uploads).set({ expiresAt: new Date(0) });
  await world.sweep();
  expect([await list(), await api.db.$count(uploads), quarantine('uploads').length]).toMatchObject([
    [{ state: 'failed' }],
    0,
    1,
  ]);
  expect(await world.media('restore', await world.onlySweep())).toEqual(['Restored: 1 files and 1 rows.']);
  expect(await list()).toMatchObject([{ state: 'uploading' }]);
  await tus.send(address, 50_000, mp4.slice(50_000));
  expect(await list()).toMatchObject([{ state: 'ready' }]);
});

it('keeps what no row names for 30 days, and what a row names again for ever', async () => {
  const [orphan, wanted] = [await world.keep(), await world.keep()];
  await world.sweep();
  expect(quarantine('media').toSorted()).toEqual([orphan, wanted].toSorted());
  await world.sweep();
  await makeMonthOld();
  await world.sweep();
  // By this machine's clock, the files arrived today.
  expect(quarantine('media')).toHaveLength(2);
  const { id: lectureId } = await addLecture(api.db, { courseId, state: 'failed' });
  await api.db.insert(lectureMedia).values({ lectureId, kind: 'video', type: 'video/mp4', storageKey: wanted });
  const later = Date.now() + 31 * 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await world.sweep();
  jest.mocked(Date.now).mockRestore();
  expect(quarantine('media')).toEqual([wanted]);
});

it('counts a file once, however many rows name it, and not at all when another lecture keeps it', async () => {
  const [video, poster] = await lectureWith('video', 'poster');
  const [other, shared] = await lectureWith('video', 'poster');
  await api.db.update(lectureMedia).set({ storageKey: poster! }).where(eq(lectureMedia.storageKey, shared!));
  await lectureWith('video');
  await world.files().remove(video!);
  await world.files().remove(shared!);
  await world.sweep();
  expect([await world.records(), quarantine('media')]).toMatchObject([
    [{ rows: 2, rowsInAll: 5, files: 0, filesInAll: 3 }],
    [],
  ]);
  await world.files().remove(other!);
  await world.sweep();
  expect(await world.records()).toMatchObject([{}, { rows: 2, rowsInAll: 3, files: 1, filesInAll: 2 }]);
  expect(quarantine('media')).toEqual([poster]);
});

describe('a sweep of more than 20', () => {
  const orphans = async (count: number) => {
    for (let file = 0; file < count; file += 1) await world.keep();
  };

  it('does nothing but say so to operators, and goes on by itself once all is well', async () => {
    await lectureWith('video');
    await orphans(21);
    await world.sweep();
    await world.sweep();
    expect([await isHeld(), stored(api, 'media'), await world.records()]).toMatchObject([
      true,
      22,
      [{ state: 'held', files: 21, filesInAll: 22, rows: 0 }],
    ]);
    expect(jest.mocked(console.error).mock.calls.flat().join()).toMatch(
      /Nothing was swept.*21 of 22 files.*npm run media/,
    );
    for await (const { name } of world.files().list()) {
      const isNamed = (await api.db.$count(lectureMedia, eq(lectureMedia.storageKey, name))) > 0;
      if (!isNamed) {
        await world.files().remove(name);
        break;
      }
    }
    await world.sweep();
    expect([await isHeld(), stored(api, 'media'), quarantine('media').length]).toEqual([false, 1, 20]);
  });

  it('does what a person has allowed, once', async () => {
    await orphans(25);
    await world.sweep();
    const sweepId = await world.onlySweep();
    expect((await world.media('show', sweepId)).join('\n')).toMatch(
      /waits for a person.*media file .*no row names it/s,
    );
    await world.media('allow', sweepId);
    expect(await isHeld()).toBe(false);
    await api.jobs.drain();
    expect([stored(api, 'media'), quarantine('media').length]).toEqual([0, 25]);
    await orphans(25);
    await world.sweep();
    expect([await isHeld(), stored(api, 'media')]).toEqual([true, 25]);
    expect((await world.media('restore', sweepId))[0]).toBe('Restored: 25 files and 0 rows.');
  });

  it('is not allowed when there is much more to it by then', async () => {
    await orphans(25);
    await world.sweep();
    const sweepId = await world.onlySweep();
    await api.db.update(mediaSweeps).set({ state: 'allowed', allowedAt: new Date() });
    await orphans(25);
    await world.sweep();
    expect([await isHeld(), stored(api, 'media'), await world.onlySweep()]).toEqual([true, 50, sweepId]);
  });
});

it('does nothing while the disk is away, and says so', async () => {
  const [video] = await lectureWith('video');
  const [disk, away] = ['media', 'away-disk'].map((name) => path.join(api.config.dataDir, name));
  renameSync(disk!, away!);
  await world.sweep();
  expect([await isHeld(), await api.db.$count(lectureMedia)]).toEqual([true, 1]);
  expect((await world.media('status')).join('\n')).toMatch(
    /is not the store that the database knows.*waits for a person/s,
  );
  renameSync(away!, disk!);
  utimesSync(world.place(video!), new Date(), new Date());
  await world.sweep();
  expect([await isHeld(), await list()]).toMatchObject([false, [{ state: 'ready' }]]);
});

it('adopts files only when told twice', async () => {
  await expect(world.media('adopt')).resolves.toEqual(['Database and files know each other already.']);
  const [disk] = siteStoresOf(api.config);
  await disk!.guard.identity.replace('0c0ffee0-0000-4000-8000-000000000000');
  await expect(world.media('adopt')).rejects.toThrow(/--yes/);
  await world.media('adopt', '--yes');
  expect((await world.media('status'))[0]).toBe('Database and files belong together.');
});
