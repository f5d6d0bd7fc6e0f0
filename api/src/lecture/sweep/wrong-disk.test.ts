import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia, lectures } from '../../database/tables/schema-lectures.ts';
import { fileStores, mediaSweeps } from '../../database/tables/schema-media.ts';
import { users } from '../../database/tables/schema-people.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { lectureFilesOf } from '../media-store/site-stores.ts';
import { sweepMedia } from './sweep.ts';

const lectureCount = 30;

let home: string;
let databases: [Database, Database];
let first: TestApi;
let opened: TestApi[];

const start = async (...of: Parameters<typeof startApi>): Promise<TestApi> => {
  const api = await startApi(...of);
  opened.push(api);
  return api;
};

const disk = (name: string) => path.join(home, name);
const settings = (dataDir: string) => ({ DATA_DIR: dataDir, FFMPEG_PATH: '/nowhere/ffmpeg', SWEEP_AFTER_SECONDS: '0' });
const media = (dataDir: string): string[] =>
  readdirSync(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}/.test(entry.name))
    .map(({ name }) => name);

/** One course of ready lectures, each with its own video. */
async function fill(api: TestApi): Promise<void> {
  const { db, config } = api;
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const { id: courseId } = await addCourse(db, { instructorId: teacher.id });
  const files = lectureFilesOf(config);
  for (let position = 1; position <= lectureCount; position += 1) {
    const { id: lectureId } = await addLecture(db, { courseId, position });
    const { key, bytes } = await files.save(Readable.from([`film ${position}`]), { extension: 'mp4' });
    await db.insert(lectureMedia).values({ lectureId, kind: 'video', type: 'video/mp4', storageKey: key, bytes });
  }
}

/**
 * Another server of the site starts on this disk, sweeps and stops. Returns its error message when it refuses to start.
 */
async function serveOn(dataDir: string): Promise<string> {
  const other = await start(settings(dataDir), first.database).catch((error: Error) => error.message);
  if (typeof other === 'string') return other;
  await sweepOn(other);
  return 'served';
}

async function sweepOn({ db, jobs }: TestApi): Promise<void> {
  await jobs.send(db, sweepMedia, {});
  await jobs.drain();
}

const rowsLeft = () => first.db.$count(lectureMedia);
const playable = () => first.db.$count(lectures, eq(lectures.state, 'ready'));

beforeAll(async () => {
  databases = [await testDatabase(), await testDatabase()];
});
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  opened = [];
  home = mkdtempSync(path.join(os.tmpdir(), 'vidya-disks-'));
  first = await start(settings(disk('right')), databases[0]);
  await fill(first);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const api of opened.toReversed()) await api.close();
  for (const { db } of databases) for (const table of [courses, users, fileStores, mediaSweeps]) await db.delete(table);
  rmSync(home, { recursive: true, force: true });
});
afterAll(async () => {
  for (const database of databases) await database.close();
});

const wrongDisks: Record<string, () => string> = {
  empty: () => disk('empty'),
  'half-empty': () => {
    const half = disk('half');
    cpSync(disk('right'), half, { recursive: true });
    media(half)
      .toSorted()
      .slice(0, lectureCount - 5)
      .forEach((name) => rmSync(path.join(half, 'media', name.slice(0, 2), name)));
    return half;
  },
  'half-empty, without the name of the store': () => {
    const half = wrongDisks['half-empty']!();
    rmSync(path.join(half, 'media', 'store-id'), { force: true });
    return half;
  },
};

describe.each(Object.entries(wrongDisks))('a second server on a disk that is %s', (_, disks) => {
  it('loses no row and no file, whichever sweeps first', async () => {
    const wrong = disks();
    await serveOn(wrong);
    await sweepOn(first);
    await serveOn(wrong);
    await sweepOn(first);
    expect([await rowsLeft(), await playable(), media(disk('right')).length]).toEqual([30, 30, 30]);
  });
});

it('keeps everything on the disk of another site', async () => {
  const other = await start(settings(disk('theirs')), databases[1]);
  await fill(other);
  await serveOn(disk('theirs'));
  await sweepOn(first);
  expect([await rowsLeft(), await playable(), media(disk('theirs')).length, media(disk('right')).length]).toEqual([
    30, 30, 30, 30,
  ]);
});

it('keeps everything when the disks of two sites are exchanged', async () => {
  const other = await start(settings(disk('theirs')), databases[1]);
  await fill(other);
  const swapped = await start(settings(disk('right')), other.database).catch(() => null);
  if (swapped) await sweepOn(swapped);
  await serveOn(disk('theirs'));
  expect([await rowsLeft(), await other.db.$count(lectureMedia)]).toEqual([30, 30]);
  expect([media(disk('theirs')).length, media(disk('right')).length]).toEqual([30, 30]);
});
