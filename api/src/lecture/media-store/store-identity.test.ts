import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia } from '../../database/tables/schema-lectures.ts';
import { fileStores } from '../../database/tables/schema-media.ts';
import { users } from '../../database/tables/schema-people.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { lectureFilesOf, siteStoresOf } from './site-stores.ts';
import { adoptStores, checkStores, claimStores } from './store-identity.ts';

let home: string;
let database: Database;
let other: Database;

beforeAll(async () => {
  [database, other] = [await testDatabase(), await testDatabase()];
});
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'vidya-stores-'));
});
afterEach(async () => {
  for (const { db } of [database, other]) for (const table of [courses, users, fileStores]) await db.delete(table);
  rmSync(home, { recursive: true, force: true });
});
afterAll(async () => {
  await database.close();
  await other.close();
});

const at = (disk: string) => ({
  objects: { store: path.join(home, disk), scratch: home, s3: { endpoint: undefined, region: '' } },
});
const start = (disk: string, on = database) => claimStores(on.db, siteStoresOf(at(disk)));
const check = (disk: string) => checkStores(database.db, siteStoresOf(at(disk)));
const idFile = (disk: string) => path.join(home, disk, 'media', 'store-id');
const put = (disk: string) => lectureFilesOf(at(disk)).save(Readable.from(['film']), { extension: 'mp4' });

/** A lecture whose video is this file. */
async function name(storageKey: string): Promise<void> {
  const [teacher] = await database.db
    .insert(users)
    .values({ fullName: 'Asha Rao', email: 'asha@vidya.example', role: 'INSTRUCTOR' })
    .returning();
  const { id: courseId } = await addCourse(database.db, { instructorId: teacher!.id });
  const { id: lectureId } = await addLecture(database.db, { courseId });
  await database.db.insert(lectureMedia).values({ lectureId, kind: 'video', type: 'video/mp4', storageKey });
}

it('is made together on first use, and found again', async () => {
  await start('one');
  const id = readFileSync(idFile('one'), 'utf8');
  await start('one');
  expect(await check('one')).toEqual([]);
  expect(readFileSync(idFile('one'), 'utf8')).toBe(id);
});

it('is one and the same when two servers start at once', async () => {
  await Promise.all([start('one'), start('one'), start('one')]);
  expect([await check('one'), await database.db.$count(fileStores)]).toEqual([[], 3]);
});

it('goes to one disk only when two servers start at once on different ones', async () => {
  const ends = await Promise.allSettled([start('one'), start('two')]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('refuses a disk that is not there any more, with a sentence', async () => {
  await start('one');
  rmSync(path.join(home, 'one'), { recursive: true });
  await expect(start('one')).rejects.toThrow(/one.media is not the store that the database knows.*is the disk mounted/);
  expect(await check('one')).toHaveLength(3);
});

it('refuses the disk of another database, and one that a database has not seen', async () => {
  await start('theirs', other);
  await expect(start('theirs')).rejects.toThrow(/theirs.media belongs to another database/);
  await start('mine');
  await expect(start('theirs')).rejects.toThrow(/belongs to another database/);
});

it('names what an older version left: rows and their files', async () => {
  await name((await put('one')).key);
  await start('one');
  expect(await check('one')).toEqual([]);
});

it('refuses an empty disk when rows name files already', async () => {
  await name((await put('one')).key);
  await expect(start('empty')).rejects.toThrow(/empty.media holds none of the files that the database names/);
  await start('one');
});

it('refuses a disk full of files that no row names', async () => {
  for (let file = 0; file <= 20; file += 1) await put('full');
  await expect(start('full')).rejects.toThrow(/full.media is full of files, and the database names none of them/);
});

it('goes on where a first start was cut off', async () => {
  await start('one');
  await database.db.update(fileStores).set({ isConfirmed: false });
  await start('one');
  expect(await check('one')).toEqual([]);
});

it('takes a damaged name for no name of this database', async () => {
  await start('one');
  writeFileSync(idFile('one'), '');
  await expect(start('one')).rejects.toThrow(/belongs to another database/);
});

it('is given anew when an operator adopts files: the database that had them refuses them then', async () => {
  await start('theirs', other);
  mkdirSync(path.join(home, 'theirs'), { recursive: true });
  await adoptStores(database.db, siteStoresOf(at('theirs')));
  await start('theirs');
  await expect(start('theirs', other)).rejects.toThrow(/belongs to another database/);
});
