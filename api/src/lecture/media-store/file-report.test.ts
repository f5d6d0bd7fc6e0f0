import { renameSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia } from '../../database/tables/schema-lectures.ts';
import type { TestApi } from '../../testing/api.ts';
import { startFileWorld } from '../../testing/file-world.ts';
import { addLecture } from '../../testing/samples.ts';
import { stored } from '../../testing/stored-files.ts';
import { createReportJob } from './file-report.ts';
import { picturesOf, siteStoresOf } from './site-stores.ts';

const aDayMs = 86_400_000;

let world: Awaited<ReturnType<typeof startFileWorld>>;
let api: TestApi;
let courseId: string;

beforeAll(async () => {
  world = await startFileWorld();
  ({ api } = world);
});
beforeEach(async () => {
  ({ courseId } = await world.reset());
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const tomorrow = () => {
  // Files have fractions of a millisecond.
  const later = Date.now() + aDayMs + 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};
async function nameFile(storageKey: string): Promise<void> {
  const { id: lectureId } = await addLecture(api.db, { courseId });
  await api.db.insert(lectureMedia).values({ lectureId, kind: 'video', type: 'video/mp4', storageKey, bytes: 5 });
}

it('lists old files that no row names and files that are missing, and changes nothing', async () => {
  const [named, lost, orphan] = [await world.keep(), await world.keep(), await world.keep()];
  await nameFile(named);
  await nameFile(lost);
  await world.files.remove(lost);
  expect((await world.media('report')).join('\n')).not.toContain(orphan);
  tomorrow();
  const lines = (await world.media('report')).join('\n');
  expect(lines).toMatch(/^Database and files belong together\.\n.*media: no row names 1 files, 1 are missing\n/);
  expect(lines).toMatch(new RegExp(`no row names ${orphan}, 5 bytes, 20.*\n  missing: ${lost}\n`));
  expect(lines).not.toContain(named);
  expect([stored(api, 'media'), await api.db.$count(lectureMedia)]).toEqual([2, 2]);
});

it('counts the AVIF of a course picture with its WebP', async () => {
  const pictures = picturesOf(api.config);
  const { key } = await pictures.save(Readable.from(['picture']), { extension: 'webp' });
  const avif = key.replace('.webp', '.avif');
  await pictures.save(Readable.from(['picture']), { key: avif });
  tomorrow();
  expect((await world.media('report')).join('\n')).toContain(avif);
  await api.db.update(courses).set({ thumbnail: key }).where(eq(courses.id, courseId));
  expect((await world.media('report')).join('\n')).not.toContain(key.slice(0, 64));
});

it('removes no row and no file while a disk is away: it says so in the log', async () => {
  await nameFile(await world.keep());
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [disk, away] = ['media', 'away'].map((name) => path.join(api.config.dataDir, name));
  renameSync(disk!, away!);
  await createReportJob(api.db, siteStoresOf(api.config))();
  expect((await world.media('status')).join('\n')).toMatch(/is not the store that the database knows/);
  renameSync(away!, disk!);
  expect(log.mock.calls.flat().join('\n')).toMatch(
    /media: no row names 0 files, and 1 files are missing: npm run media/,
  );
  expect([stored(api, 'media'), await api.db.$count(lectureMedia)]).toEqual([1, 1]);
});

it('adopts files only when told twice', async () => {
  await expect(world.media('adopt')).resolves.toEqual(['Database and files know each other already.']);
  const [store] = siteStoresOf(api.config);
  await store!.guard.identity.replace('0c0ffee0-0000-4000-8000-000000000000');
  await expect(world.media('adopt')).rejects.toThrow(/--yes/);
  await world.media('adopt', '--yes');
  expect(await world.media('status')).toEqual(['Database and files belong together.']);
});
