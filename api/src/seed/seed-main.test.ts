import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { placeOf } from '../outside/files/disk-files.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seed } from './seed-main.ts';

const today = new Date('2026-11-20T10:00:00Z');

/** A limit, not a wait: a seed takes 2 seconds of a free machine, and many times that beside other tests. */
const busyMachineMs = 180_000;

let dataDir: string;
let config: Config;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-seed-'));
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  database = await testDatabase();
  await seed(database, config, { size: 'demo', today });
}, busyMachineMs);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const countRows = async () => {
  const tables = [
    'users',
    'courses',
    'sections',
    'lectures',
    'lecture_media',
    'enrolments',
    'payments',
    'orders',
    'ratings',
    'lecture_progress',
  ];
  const counts = tables.map((table) => sql.raw(`(select count(*)::int from ${table}) as ${table}`));
  const [row] = await rowsOf<Record<string, number>>(database.db, sql`select ${sql.join(counts, sql`, `)}`);
  return row!;
};

it('fills an empty database', async () => {
  const counts = await countRows();
  expect(counts).toMatchObject({ users: 66, courses: 51 });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});

it('gives each course with a landing page the preview that introduces it', async () => {
  const films = await rowsOf<{ isPreview: boolean }>(
    database.db,
    sql`select is_preview as "isPreview" from courses
      join lectures on lectures.id = promo_lecture_id and lectures.course_id = courses.id and is_visible`,
  );
  expect(films.length).toBeGreaterThanOrEqual(10);
  expect(films.every(({ isPreview }) => isPreview)).toBe(true);
});

it('puts each lecture into a section of its course, in the order of both', async () => {
  const placed = await rowsOf<{ courseId: string; position: number; isOwn: boolean; title: string; language: string }>(
    database.db,
    sql`select lectures.course_id as "courseId", lectures.position, sections.title, language,
        sections.course_id = lectures.course_id as "isOwn"
      from lectures join sections on sections.id = section_id join courses on courses.id = lectures.course_id
      order by lectures.course_id, sections.position, lectures.position`,
  );
  expect(placed.every(({ isOwn }) => isOwn)).toBe(true);
  for (const own of Map.groupBy(placed, ({ courseId }) => courseId).values())
    expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index + 1));
  const named = placed.filter(({ title }) => title);
  expect(new Set(named.map(({ courseId }) => courseId)).size).toBeGreaterThanOrEqual(14);
  expect(new Set(named.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
  expect(named.length).toBeLessThan(placed.length);
});

it('brings the pictures of all courses', async () => {
  const pictures = await rowsOf<{ large: string; small: string }>(
    database.db,
    sql`select thumbnail as large, thumbnail_small as small from courses`,
  );
  const places = pictures.flatMap(({ large, small }) => [large, small]).map((key) => placeOf(`${dataDir}/images`, key));
  expect(new Set(places.filter((place) => existsSync(place))).size).toBe(2 * 51);
});

it('computes the ratings of courses', async () => {
  const [wrong] = await rowsOf<{ number: number }>(
    database.db,
    sql`select count(*)::int as number from courses where rating_sum <> coalesce((select sum(value) from ratings where course_id = courses.id), 0)`,
  );
  expect(wrong?.number).toBe(0);
});

it(
  'adds nothing the second time',
  async () => {
    const counts = await countRows();
    expect(await seed(database, config, { size: 'demo', today })).toBe(true);
    expect(await countRows()).toEqual(counts);
  },
  busyMachineMs,
);

it(
  'brings a deleted lecture back to a course whose sections were changed, and keeps those',
  async () => {
    const [section] = await rowsOf<{ id: string }>(
      database.db,
      sql`select id from sections where title <> '' and position = 2 order by id limit 1`,
    );
    const counts = await countRows();
    await database.db.execute(sql`delete from lectures where section_id = ${section!.id}`);
    await database.db.execute(sql`delete from sections where id = ${section!.id}`);
    await seed(database, config, { size: 'demo', today });
    expect(await countRows()).toMatchObject({ lectures: counts.lectures, sections: counts.sections! - 1 });
  },
  busyMachineMs,
);

it('leaves a filled database alone when it is only to fill an empty one', async () => {
  expect(await seed(database, config, { size: 'demo', ifEmpty: true })).toBe(false);
});

it('stays out of production', async () => {
  await expect(seed(database, { ...config, isProduction: true }, { size: 'demo' })).rejects.toThrow(
    'refused in production',
  );
});
